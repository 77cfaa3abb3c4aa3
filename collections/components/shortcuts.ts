/** What editors do most, by keys: Ctrl with another, on a Mac ⌘. None of them is one of a browser’s own that somebody would miss. */

type Keys = { key: string; isShifted?: boolean; isAlternate?: boolean }

/** By what they do. The CMS itself saves by the first. */
export const shortcuts = {
  save: { key: 'S' },
  find: { key: 'K' },
  'lead on': { key: 'Enter' },
  publish: { key: 'Enter', isShifted: true },
  comment: { key: 'Enter', isAlternate: true },
} as const satisfies Record<string, Keys>

/** What the keyboard can do, by its name in `shortcuts`. */
export type Shortcut = keyof typeof shortcuts

/** Whether the person is at a Mac, by what the browser says of itself. */
export const isMac = (userAgent: string): boolean => /mac|iphone|ipad/i.test(userAgent)

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'> & {
  getModifierState(key: string): boolean
}

/** Whether these keys were pressed. What is typed with AltGr, or while a letter is put together, is text. */
export function isPressed(shortcut: Shortcut, event: Pressed, userAgent: string): boolean {
  const { key, isShifted = false, isAlternate = false }: Keys = shortcuts[shortcut]
  const [command, other] = isMac(userAgent) ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  const isTyping = event.repeat || event.isComposing || event.getModifierState('AltGraph')
  const isThese = event.key.toUpperCase() === key.toUpperCase()
  return command && !other && !isTyping && isThese && event.shiftKey === isShifted && event.altKey === isAlternate
}

/** How they are told: to those who point at what they press, and to those who hear it. */
export function keyWordsOf(shortcut: Shortcut, userAgent: string): { title: string; 'aria-keyshortcuts': string } {
  const { key, isShifted, isAlternate }: Keys = shortcuts[shortcut]
  const mac = isMac(userAgent)
  const seen = [mac ? '⌘' : 'Ctrl', isAlternate && (mac ? '⌥' : 'Alt'), isShifted && (mac ? '⇧' : 'Shift'), key]
  const heard = [mac ? 'Meta' : 'Control', isAlternate && 'Alt', isShifted && 'Shift', key]
  return { title: seen.filter(Boolean).join(' '), 'aria-keyshortcuts': heard.filter(Boolean).join('+') }
}
