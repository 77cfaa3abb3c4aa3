import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { type Operated, operated, type Reply } from '#test/operated.ts'
import { ImportForm } from './import-form.tsx'

const kinds = [
  { path: 'flowers', one: 'flower', many: 'flowers' },
  { path: 'days', one: 'day', many: 'days' },
]
const answer = {
  ...{ made: 1, replaced: 0, kept: 0, isStored: false, plan: 'p1', areDrafts: false, leftOut: [] },
  changes: [{ file: 'rose.md', line: 1, entry: 'flowers/rose', field: null, before: '', after: 'name' }],
}

/** The form, with files chosen in it, after it was sent. */
async function tried(
  replies: readonly Reply[],
  {
    files = { 'rose.md': 'A rose.' },
    onlyDrafts = null,
  }: { files?: Record<string, string>; onlyDrafts?: string | null } = {},
) {
  const left = [...replies]
  const form = await operated(
    createElement(ImportForm, { service: 'flowers', kinds, onlyDrafts }),
    () => left.shift() ?? null,
  )
  choose(form, 'chosen', files)
  await form.send()
  return form
}

function choose({ find }: Operated, field: string, files: Record<string, string>): void {
  const carried = new DataTransfer()
  for (const [name, text] of Object.entries(files)) carried.items.add(new File([text], name))
  find<HTMLInputElement>(`[name=${field}]`).files = carried.files
}

const formOf = ({ sent }: Operated, at = 0) => sent[at]?.said as FormData
const told = ({ find }: Operated) => find('.transfer__told').textContent ?? ''

describe('the form that imports', () => {
  it('tries the files, and sends the very same with the plan that somebody agreed to', async () => {
    const form = await tried([{ body: answer }, { body: { ...answer, isStored: true } }])
    expect(form.sent.map(({ method, address }) => [method, address])).toEqual([['POST', '/cms/api/import/flowers']])
    expect([...formOf(form).keys()]).toEqual(['replace', 'files'])
    expect(told(form)).toContain('1 new, 0 changed, 0 as they were. Nothing is stored yet.')
    expect(document.activeElement, 'what came of it is read out').toBe(form.find('.transfer__told'))
    await form.press('Import all of it')
    expect(formOf(form, 1).get('plan')).toBe('p1')
    expect(
      formOf(form, 1)
        .getAll('files')
        .map((file) => (file as File).name),
    ).toEqual(['rose.md'])
    expect(told(form)).toContain('All of it is stored.')
  })

  it('sends what was chosen beside the files, and nothing that was not', async () => {
    const form = await operated(createElement(ImportForm, { service: 'flowers', kinds, onlyDrafts: null }), () => null)
    choose(form, 'chosen', { 'a.md': '' })
    choose(form, 'folder', { 'b.md': '' })
    await form.write('[name=kind]', 'days')
    await form.press('[name=replace]')
    await form.press('[name=drafts]')
    await form.send()
    const sent = formOf(form)
    expect(['kind', 'replace', 'drafts'].map((name) => sent.get(name))).toEqual(['days', null, 'yes'])
    expect(sent.getAll('files').map((file) => (file as File).name)).toEqual(['a.md', 'b.md'])
  })

  it('asks for files first, and sends nothing without', async () => {
    const form = await tried([], { files: {} })
    expect([form.sent, told(form)]).toEqual([[], 'Choose files first.'])
  })

  it('says that a plan is old, and offers the new one', async () => {
    const form = await tried([{ body: answer }, { status: 409, body: { ...answer, plan: 'p2' } }, { body: answer }])
    await form.press('Import all of it')
    expect(told(form)).toContain('Entries were changed meanwhile')
    await form.press('Import all of it')
    expect(formOf(form, 2).get('plan')).toBe('p2')
  })

  it.each<[Reply, string]>([
    [
      { status: 422, body: { troubles: [{ file: 'rose.md', line: 3, detail: 'No.' }], count: 1, errors: [] } },
      'rose.md3No.',
    ],
    [{ status: 403, body: { errors: [{ message: 'You do not work on it.' }] } }, 'You do not work on it.'],
    [{ status: 413, body: {} }, '24 MB at most'],
    [{ status: 502, body: 'away' }, 'did not answer'],
    [null, 'did not answer'],
  ])('tells what became of files that are answered %j', async (reply, words) => {
    const form = await tried([reply])
    expect(told(form)).toContain(words)
    expect(form.text()).not.toContain('Import all of it')
    expect(form.find('[type=submit]').textContent).toBe('See what it changes')
  })

  it('says why there are drafts alone, and then lets nobody choose', async () => {
    const form = await operated(createElement(ImportForm, { service: 'flowers', kinds, onlyDrafts: 'You write.' }))
    expect([form.text().includes('You write.'), form.page.querySelector('[name=drafts]')]).toEqual([true, null])
    expect(form.find('[name=folder]').hasAttribute('webkitdirectory')).toBe(true)
  })
})
