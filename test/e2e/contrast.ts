/** Contrast of the text on a page, as WCAG 2.2 reckons it: for `page.evaluate`, so it stands alone. */

/** Texts below the least contrast: 4.5, or 3 from 24 pixels on. Ornaments and hidden text do not count. */
export function poorContrasts(): string[] {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
  // Asked of each text of a page, and few are different.
  const bytesByColour = new Map<string, number[]>()
  const behindEach = new Map<Element, number[]>()
  // Chromium gives computed colours as they were written: a canvas turns any of them into bytes.
  const bytes = (colour: string): number[] => {
    const before = bytesByColour.get(colour)
    if (before) return before
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const channels = [...context.getImageData(0, 0, 1, 1).data]
    bytesByColour.set(colour, channels)
    return channels
  }
  const luminance = ([red = 0, green = 0, blue = 0]: number[]): number => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((byte) => {
      const share = byte / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const behind = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255, 255]
    const before = behindEach.get(element)
    if (before) return before
    const field = element.querySelector(':scope > .colour-field')
    const isBehind = field !== null && getComputedStyle(field).position === 'absolute'
    const colour = bytes(
      (isBehind && field.firstElementChild?.getAttribute('fill')) || getComputedStyle(element).backgroundColor,
    )
    const own = colour[3] === 255 ? colour : behind(element.parentElement)
    behindEach.set(element, own)
    return own
  }
  const poor = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!element || !text || element.closest('script, style, svg, option, .visually-hidden, .skip')) continue
    const style = getComputedStyle(element)
    const [a, b] = [luminance(bytes(style.color)), luminance(behind(element))]
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    const least = Number.parseFloat(style.fontSize) >= 24 ? 3 : 4.5
    if (ratio < least) poor.add(`${ratio.toFixed(2)}: ${text.slice(0, 40)} (${element.className || element.tagName})`)
  }
  return [...poor]
}
