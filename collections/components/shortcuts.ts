/** Shortcuts for what editors do most: Ctrl with another key, on a Mac ⌘. None replaces an important shortcut of browsers. */

type Keys = { key: string; isShifted?: boolean; isAlternate?: boolean }

/** Shortcuts by action. The first is the CMS's own, for saving. */
export const shortcuts = {
  save: { key: 'S' },
  find: { key: 'K' },
  'lead on': { key: 'Enter' },
  publish: { key: 'Enter', isShifted: true },
  comment: { key: 'Enter', isAlternate: true },
} as const satisfies Record<string, Keys>

/** The name of an action in `shortcuts`. */
export type Shortcut = keyof typeof shortcuts

/** Whether this is a Mac, by the browser's User-Agent. */
export const isMac = (userAgent: string): boolean => /mac|iphone|ipad/i.test(userAgent)

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'> & {
  getModifierState(key: string): boolean
}

/** Whether these keys were pressed. Keys with AltGr, or during the composition of a character, are text. */
export function isPressed(shortcut: Shortcut, event: Pressed, userAgent: string): boolean {
  const { key, isShifted = false, isAlternate = false }: Keys = shortcuts[shortcut]
  const [command, other] = isMac(userAgent) ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  const isTyping = event.repeat || event.isComposing || event.getModifierState('AltGraph')
  const isThese = event.key.toUpperCase() === key.toUpperCase()
  return command && !other && !isTyping && isThese && event.shiftKey === isShifted && event.altKey === isAlternate
}

/** The attributes that tell a shortcut: a tooltip, and one for screen readers. */
export function keyWordsOf(shortcut: Shortcut, userAgent: string): { title: string; 'aria-keyshortcuts': string } {
  const { key, isShifted, isAlternate }: Keys = shortcuts[shortcut]
  const mac = isMac(userAgent)
  const seen = [mac ? '⌘' : 'Ctrl', isAlternate && (mac ? '⌥' : 'Alt'), isShifted && (mac ? '⇧' : 'Shift'), key]
  const heard = [mac ? 'Meta' : 'Control', isAlternate && 'Alt', isShifted && 'Shift', key]
  return { title: seen.filter(Boolean).join(' '), 'aria-keyshortcuts': heard.filter(Boolean).join('+') }
}
