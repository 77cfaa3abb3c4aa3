import { expect, test } from 'vitest'
import { isPressed, keyWordsOf, type Shortcut, shortcuts } from './shortcuts.ts'

const linux = 'Mozilla/5.0 (X11; Linux x86_64)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const all = Object.keys(shortcuts) as Shortcut[]

const pressed = (key: string, ...held: string[]) => ({
  key,
  ctrlKey: held.includes('Ctrl'),
  metaKey: held.includes('⌘'),
  altKey: held.includes('Alt'),
  shiftKey: held.includes('Shift'),
  repeat: held.includes('held down'),
  isComposing: held.includes('composing'),
  getModifierState: (name: string) => held.includes(name),
})
const askedBy = (event: ReturnType<typeof pressed>, userAgent = linux) =>
  all.filter((one) => isPressed(one, event, userAgent))

test.each([
  ['s', ['Ctrl'], ['save']],
  ['k', ['Ctrl'], ['find']],
  ['Enter', ['Ctrl'], ['lead on']],
  ['Enter', ['Ctrl', 'Shift'], ['publish']],
  ['Enter', ['Ctrl', 'Alt'], ['comment']],
  ['Enter', [], []],
  ['Enter', ['Shift'], []],
  ['k', ['Ctrl', 'Shift'], []],
  ['Enter', ['Ctrl', 'Alt', 'AltGraph'], []],
  ['Enter', ['Ctrl', 'composing'], []],
  ['Enter', ['Ctrl', 'Shift', 'held down'], []],
  ['Enter', ['⌘'], []],
])('%s with %j asks for %j', (key, held, asked) => {
  expect(askedBy(pressed(key, ...held))).toEqual(asked)
})

test('on a Mac the key is ⌘, and Ctrl keeps what it does there', () => {
  expect(askedBy(pressed('Enter', '⌘', 'Shift'), mac)).toEqual(['publish'])
  expect(askedBy(pressed('k', 'Ctrl'), mac)).toEqual([])
})

test('no two are the same, and each is told as it is pressed', () => {
  expect(all.map((one) => keyWordsOf(one, linux).title)).toEqual([
    'Ctrl S',
    'Ctrl K',
    'Ctrl Enter',
    'Ctrl Shift Enter',
    'Ctrl Alt Enter',
  ])
  expect(keyWordsOf('comment', mac)).toEqual({ title: '⌘ ⌥ Enter', 'aria-keyshortcuts': 'Meta+Alt+Enter' })
})
