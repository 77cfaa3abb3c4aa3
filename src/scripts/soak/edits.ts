/** The work of editors meanwhile: they sign in, write an entry, publish, rename, unpublish and delete it. */
import type { Asker, ReplyInBrief } from './ask.ts'

/** Somebody who signs in. */
export type SoakAccount = { email: string; password: string }

/** Called for every request with what was done, and its result. */
export type TellOutcome = (what: string, outcome: ReplyInBrief) => void

/** Between two entries, in milliseconds: a busy desk, not an attack. */
const PAUSE_MS = 500
/** One sign-in covers so many entries. */
const ENTRIES_A_SIGN_IN = 10
/** Longest time until readers see a published entry. */
const MOST_UNSEEN_MS = 10_000
const LOOK_AGAIN_MS = 20

/** Edits flowers of its own until `isOver`; each is finished. `tellSeen` gets how long each publish took to be seen. */
export async function edit(
  ask: Asker,
  person: SoakAccount,
  { isOver, tell, tellSeen }: { isOver(): boolean; tell: TellOutcome; tellSeen(ms: number, isSeen: boolean): void },
): Promise<void> {
  let token = ''
  for (let count = 0; !isOver(); count++) {
    if (count % ENTRIES_A_SIGN_IN === 0 || token === '') token = await signIn(ask, person, tell)
    if (token !== '') await wayOfAnEntry(count)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }

  async function wayOfAnEntry(count: number): Promise<void> {
    const name = `Soaked gentian ${process.pid} ${count}`
    let { id, revision } = savedIn(
      await send('create', 'POST', '', {
        name,
        summary: 'A gentian of a test.',
        sources: [{ title: 'A book', publisher: 'A press' }],
      }),
    )
    if (id === undefined) return
    const publish = async (what: string, data: object) => {
      const outcome = await send(what, 'PATCH', `/${id}`, { ...data, _status: 'published', revision })
      revision = savedIn(outcome).revision
    }
    tell('admin', await ask({ url: '/admin/login' }))
    await publish('publish', {})
    await see(slugOf(name), 200)
    await publish('rename', { name: `${name} renamed` })
    await publish('edit', { summary: `Edited ${count} times.` })
    await send('unpublish', 'PATCH', `/${id}`, { _status: 'draft' })
    await see(slugOf(name), 404)
    await send('trash', 'PATCH', `/${id}`, { deletedAt: new Date().toISOString() })
    await send('delete', 'DELETE', `/${id}?trash=true`)
  }

  async function send(what: string, method: string, place: string, data?: object): Promise<ReplyInBrief> {
    const outcome = await ask({
      method,
      url: `/cms/api/flowers${place}`,
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
      ...(data && { body: JSON.stringify(data) }),
    })
    const isRefused = outcome.trouble === null && outcome.status >= 400
    const told = isRefused ? { ...outcome, trouble: `${what} refused with ${outcome.status}` } : outcome
    tell(`cms ${what}`, told)
    return told
  }

  /** Asks for the entry until readers get it, or no longer get it. */
  async function see(slug: string, status: number): Promise<void> {
    const begin = performance.now()
    for (;;) {
      const outcome = await ask({ url: `/flowers/api/v1/get_flower?slug=${slug}` })
      const ms = performance.now() - begin
      if (outcome.status === status) return tellSeen(ms, true)
      if (ms > MOST_UNSEEN_MS) return tellSeen(ms, false)
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    }
  }
}

async function signIn(ask: Asker, person: SoakAccount, tell: TellOutcome): Promise<string> {
  const outcome = await ask({
    method: 'POST',
    url: '/cms/api/users/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  const token = outcome.status === 200 ? (JSON.parse(outcome.text) as { token: string }).token : ''
  tell('cms sign in', token === '' && outcome.trouble === null ? { ...outcome, trouble: 'sign-in refused' } : outcome)
  return token
}

/** The answer to a save: the entry's id, and the revision that the next save begins from. */
function savedIn({ text }: ReplyInBrief): { id?: number; revision?: number } {
  try {
    return (JSON.parse(text) as { doc?: { id: number; revision: number } }).doc ?? {}
  } catch {
    return {}
  }
}

const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')
