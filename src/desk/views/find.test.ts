import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { operated, type Reply } from '#test/operated.ts'
import type { FoundDocument } from '../find.ts'
import { Find } from './find.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const pressKeys = () =>
  void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }))

const documentNamed = (name: string, more: Partial<FoundDocument> = {}): FoundDocument => ({
  ...{ href: `/admin/collections/flowers/${name}`, name, matched: null, slug: name.toLowerCase(), state: 'published' },
  ...{ kind: 'flower', catalogue: 'Flowers', plate: null, ...more },
})

/** The dialog, in which this was typed and answered. */
async function typed(text: string, replies: (query: string) => Reply | Promise<Reply>) {
  const finder = await operated(createElement(Find), ({ address }) => replies(address.split('q=')[1] ?? ''))
  await finder.press('.find-button')
  await finder.write('input', text)
  await finder.wait(120)
  return finder
}
type Finder = Awaited<ReturnType<typeof typed>>
const rows = ({ page }: Finder) => [...page.querySelectorAll('[role=option]')]
const chosen = (finder: Finder) => rows(finder).map((one) => one.getAttribute('aria-selected'))
const told = ({ find }: Finder) => find('[role=status]').textContent

describe('finding an entry', () => {
  it('begins with a button, or the keys that it names', async () => {
    const finder = await operated(createElement(Find))
    expect(finder.text()).toBe('Find an entry Ctrl K')
    expect(finder.find('button').getAttribute('aria-keyshortcuts')).toBe('Control+K')
    await finder.does(pressKeys)
    expect(finder.find<HTMLDialogElement>('dialog').open).toBe(true)
    expect(told(finder)).toBe('By name, other name or slug, drafts too.')
    await finder.press('Close')
    expect(finder.page.querySelector('dialog')).toBeNull()
  })

  it('asks a moment after the last letter, and not for a blank', async () => {
    const finder = await typed('ro', () => ({ body: { found: [] } }))
    await finder.write('input', 'ros')
    await finder.wait(119)
    await finder.write('input', 'rosé &')
    await finder.wait(119)
    expect(finder.sent).toHaveLength(1)
    await finder.wait(1)
    expect(finder.sent.map(({ address }) => address)).toEqual(['/cms/api/find?q=ro', '/cms/api/find?q=ros%C3%A9%20%26'])
    await finder.write('input', '  ')
    await finder.wait(1000)
    expect(finder.sent).toHaveLength(2)
    expect(told(finder)).toBe('By name, other name or slug, drafts too.')
  })

  it('tells of each what it is called, of what kind, and how it stands', async () => {
    const both = [
      documentNamed('Rose', { plate: '/plates/rose.svg' }),
      documentNamed('Lily', { matched: 'Madonna <lily>', state: 'changed' }),
      documentNamed('Iris', { state: 'draft' }),
    ]
    const finder = await typed('l', () => ({ body: { found: both } }))
    expect(rows(finder).map((one) => one.textContent)).toEqual([
      'RoseroseFlowers · flowerpublished',
      'Lilyalso Madonna <lily>Flowers · flowerpublished, with changes that wait',
      'IrisirisFlowers · flowerdraft',
    ])
    expect(rows(finder)[0]?.querySelector('img')?.getAttribute('src')).toBe('/plates/rose.svg')
    expect(told(finder)).toBe('3 entries. The arrow keys choose, Enter opens.')
  })

  it('goes around by the arrow keys, and opens what is chosen by Enter', async () => {
    const finder = await typed('r', () => ({ body: { found: [documentNamed('Rose'), documentNamed('Rue')] } }))
    expect(told(finder)).toContain('2 entries')
    expect(chosen(finder)).toEqual(['true', 'false'])
    await finder.key('input', 'ArrowUp')
    expect(chosen(finder)).toEqual(['false', 'true'])
    expect(finder.find('input').getAttribute('aria-activedescendant')).toBe(rows(finder)[1]?.id)
    await finder.key('input', 'ArrowDown')
    expect(chosen(finder)).toEqual(['true', 'false'])
    await finder.key('input', 'ArrowDown')
    await finder.key('input', 'Enter')
    expect(finder.went).toEqual(['/admin/collections/flowers/Rue'])
    expect(finder.page.querySelector('dialog')).toBeNull()
  })

  it('opens what is pressed, and begins anew with each letter', async () => {
    const finder = await typed('r', () => ({ body: { found: [documentNamed('Rose'), documentNamed('Rue')] } }))
    await finder.key('input', 'ArrowDown')
    await finder.write('input', 'ru')
    expect(chosen(finder)).toEqual(['true', 'false'])
    await finder.press('a')
    expect(finder.went).toEqual(['/admin/collections/flowers/Rose'])
  })

  it('says that nothing is called so, and then Enter opens nothing', async () => {
    const finder = await typed('zzz', () => ({ body: { found: [] } }))
    expect(told(finder)).toBe('No entry that you may read is called so.')
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await finder.key('input', key)
    expect(finder.went).toEqual([])
  })

  it('says why it was not answered', async () => {
    const refused = { status: 403, body: { errors: [{ message: 'Sign in first.' }] } }
    expect(told(await typed('a', () => refused))).toBe('Sign in first.')
    expect(told(await typed('b', () => null))).toBe('The editing server did not answer. Try again.')
  })

  it('shows nothing of an answer that comes after a newer question', async () => {
    const answers: ((reply: Reply) => void)[] = []
    const finder = await typed('r', () => new Promise<Reply>((resolve) => answers.push(resolve)))
    await finder.write('input', 'ru')
    await finder.wait(120)
    answers[1]?.({ body: { found: [documentNamed('Rue')] } })
    await finder.wait(0)
    answers[0]?.({ body: { found: [documentNamed('Rose')] } })
    await finder.wait(0)
    expect(rows(finder).map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Rue/)])
  })

  it('makes a link of words that are marked in a text, and opens nothing', async () => {
    const finder = await operated(
      createElement(
        'div',
        { className: 'rich-text-lexical' },
        createElement('button', { 'data-button-key': 'link', type: 'button', className: 'disabled' }),
        createElement('p', { tabIndex: 0 }, 'a rose'),
        createElement(Find),
      ),
    )
    const link = finder.find('[data-button-key]')
    const pressed = vi.spyOn(link, 'click')
    finder.find('p').focus()
    vi.spyOn(globalThis, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection)
    await finder.does(pressKeys)
    await finder.wait(60)
    expect(pressed, 'while the toolbar has not heard of the words').not.toHaveBeenCalled()
    link.classList.remove('disabled')
    await finder.wait(50)
    expect(pressed).toHaveBeenCalledTimes(1)
    expect(finder.page.querySelector('dialog')).toBeNull()
    vi.restoreAllMocks()
  })
})
