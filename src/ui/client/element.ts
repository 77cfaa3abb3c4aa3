/** Elements that scripts add, and the one place where they speak to screen readers. */

/** A new element with attributes, and text or elements within. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...within: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, value)
  node.append(...within)
  return node
}

/** A region that screen readers read out when its text changes; it has to be on the page before. */
export function status(): (text: string) => void {
  const region = element('p', { class: 'visually-hidden', role: 'status' })
  document.body.append(region)
  return (text) => {
    region.textContent = text
  }
}
