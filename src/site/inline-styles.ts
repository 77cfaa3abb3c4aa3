/**
 * Moves the `style` attributes of a page into a style sheet. The policy of the page allows this sheet by its digest, and no style that
 * anyone wrote into a text.
 */

/** The beginning of a `style` attribute, which few tags have. */
const sought = ' style="'

/** Matches every attribute of a tag with its value, so that a ` style=` within the value of another is not taken for a style. */
const attribute = /( style)?="([^"]*)"/g

/** The HTML with a mark, by value, for every `style` attribute, and the rules for the marks. */
export function withoutInlineStyles(html: string): { html: string; rules: string } {
  const marks = new Map<string, number>()
  const markOf = (whole: string, isStyle: string | undefined, value: string) => {
    if (isStyle === undefined) return whole
    const mark = marks.get(value) ?? marks.size
    marks.set(value, mark)
    return ` data-s="${mark}"`
  }
  let [marked, end] = ['', 0]
  for (let at = html.indexOf(sought); at >= 0; at = html.indexOf(sought, Math.max(end, at + 1))) {
    // Angle brackets in texts and values are escaped.
    const [from, to] = [html.lastIndexOf('<', at), html.indexOf('>', at) + 1]
    if (html.lastIndexOf('>', at) > from) continue
    marked += html.slice(end, from) + html.slice(from, to).replace(attribute, markOf)
    end = to
  }
  return {
    html: marked + html.slice(end),
    rules: [...marks].map(([value, mark]) => `[data-s="${mark}"]{${value}}`).join(''),
  }
}
