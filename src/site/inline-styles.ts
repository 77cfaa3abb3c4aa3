/**
 * The `style` attributes of a page, moved into a style sheet of its own: the browser is told that it may apply this sheet by its
 * digest, and no style that anyone wrote into a text.
 */

/** A tag that may have a style. Neither text nor a value holds an angle bracket: they are escaped. */
const tagWithStyle = /<[^<>]* style="[^<>]*>/g

/** Every attribute of a tag with its value: one that ends in ` style=` is taken as a whole, and so for no style. */
const attribute = /( style)?="([^"]*)"/g

/** The HTML with a mark, by value, for every `style` attribute, and the rules for the marks. */
export function withoutInlineStyles(html: string): { html: string; rules: string } {
  if (!html.includes(' style="')) return { html, rules: '' }
  const marks = new Map<string, number>()
  const markOf = (whole: string, isStyle: string | undefined, value: string) => {
    if (isStyle === undefined) return whole
    const mark = marks.get(value) ?? marks.size
    marks.set(value, mark)
    return ` data-s="${mark}"`
  }
  return {
    html: html.replace(tagWithStyle, (tag) => tag.replace(attribute, markOf)),
    rules: [...marks].map(([value, mark]) => `[data-s="${mark}"]{${value}}`).join(''),
  }
}
