/** The field of the entry that an element of its form is in: Payload writes paths into ids, and rich text has its own place. */
export function fieldOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined
  const text = target.closest('[data-field-path]')
  if (text) return text.getAttribute('data-field-path')?.split('.')[0]
  return target.closest('[id^="field-"]')?.id.slice('field-'.length).split('__')[0]
}
