/** What the pages of sign-in say to whom. */
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { env } from '#src/env.ts'
import { seen } from '#test/admin-views.ts'
import { fewPeople } from '#test/few-people.ts'
import { addressesIn, pageText, partsIn, shown } from '#test/shown.ts'
import { record } from '../events.ts'
import { renewRecoveryCodes } from '../second-factor.ts'
import { beginSession } from '../sessions.ts'
import { Account } from './account.tsx'
import { FirstPerson } from './first-person.tsx'
import { Forgot } from './forgot.tsx'
import { Invite } from './invite.tsx'
import { Login } from './login.tsx'
import { Past } from './past.tsx'
import { PersonView } from './person.tsx'
import { Rules } from './rules.tsx'
import { Sessions } from './sessions.tsx'
import { SetPassword } from './set-password.tsx'
import { HandedOn } from './their-access.tsx'

vi.mock('@payloadcms/ui', () => ({ DefaultEditView: () => 'The form of the CMS.' }))
vi.mock('@payloadcms/next/templates', async () => (await import('#test/admin-views.ts')).cmsFrame)
vi.mock('@payloadcms/next/views', () => ({ AccountView: () => 'The view of the CMS.' }))

/** A page within the admin, where what is clicked leads elsewhere. */
const page = (element: ReactElement | null) => {
  const router = {
    refresh: () => {},
    push: () => {},
    replace: () => {},
    back: () => {},
    forward: () => {},
    prefetch: () => {},
  }
  return element
    ? renderToStaticMarkup(createElement(AppRouterContext.Provider, { value: router as never }, element))
    : ''
}

const administrator = { id: 1, role: 'administrator', services: [] }
const writer = { id: 2, role: 'writer', services: [] }
const ben = { id: 2, name: 'Ben', email: 'ben@example.org' }
const password = { hash: 'h', salt: 's' }

afterEach(() => {
  env.SMTP_URL = undefined
})

describe('where somebody is signed in', () => {
  const at = new Date('2026-11-20T10:00:00Z')
  const session = { id: 'a', agent: 'Firefox/140 (Windows NT 10.0)', address: '192.0.2.1', madeAt: at, seenAt: at }

  it('is told by browser, network and time, and which of them looks', () => {
    const other = { ...session, id: 'b', agent: 'curl/8', address: '' }
    const words = partsIn(shown(Sessions, { sessions: [session, other], own: 'b' }), 'li').map(pageText)
    expect(words[0]).toMatch(/^Firefox on Windows 192\.0\.2\.1 · last seen 20 Nov 2026, 10:00 UTC/)
    expect(words[0]).not.toContain('this one')
    expect(words[1]).toMatch(/^curl this one address not known · last seen/)
  })

  it('leaves no mark that a browser sends', () => {
    const page = shown(Sessions, { sessions: [{ ...session, agent: '<b>x</b>', address: '<i>y</i>' }] })
    expect(page).not.toMatch(/<b>x|<i>y/)
    expect(page).toContain('&lt;i&gt;y')
  })

  it('has beside each what can be done with it', () => {
    const action = ({ id }: { id: string }) => `end ${id}`
    expect(pageText(shown(Sessions, { sessions: [session], action }))).toContain('end a')
  })
})

it('what happened is told in words, by whom where it was somebody else, with what is said beside', () => {
  const at = new Date('2026-11-20T10:00:00Z')
  const past = [
    { at, what: 'second factor taken away', by: 'Ann', detail: '' },
    { at, what: 'signed in', by: null, detail: '192.0.2.1' },
  ] as const
  const [first, second] = partsIn(shown(Past, { past }), 'li').map(pageText)
  expect(first).toMatch(/Second factor taken away by an administrator, by Ann$/)
  expect(second).toMatch(/Signed in 192\.0\.2\.1$/)
  expect(second).not.toContain('by ')
})

describe('how a person signs in, for administrators', () => {
  const about = async ({ payload }: ReturnType<typeof fewPeople>, user: object = administrator, id: unknown = 2) =>
    pageText(page(await PersonView({ initPageResult: { docID: id }, payload, user } as never)))

  it('is nothing to anybody else, and of nobody who is not there', async () => {
    const there = fewPeople([{ ...ben, password }])
    expect(await about(there, writer)).toBe('')
    expect(await about(there, administrator, 9)).toBe('')
  })

  it('says of somebody who was only invited that they have no password yet', async () => {
    const words = await about(fewPeople([ben]))
    expect(words).toContain('Invited: they have not chosen one yet. Invite them again')
    expect(words).toContain('Second factor Off.')
    expect(words).toContain('Where they are signed in Nowhere.')
    expect(words).not.toContain('Take it away')
    expect(words).not.toContain('Sign them out everywhere')
  })

  it('offers what can be done for who is here', async () => {
    const there = fewPeople([{ ...ben, password }])
    there.tables.factors.set(2, { secret: Buffer.alloc(1), lastStep: 0, isOn: true })
    await renewRecoveryCodes(there.execute, 'a secret', 2)
    await beginSession(there.execute, 2, { agent: 'curl/8', address: '192.0.2.1' })
    await record(there.execute, { userId: 2, what: 'invited', byId: 2 })
    const words = await about(there)
    expect(words).toContain('They have one. Let them choose a new one')
    expect(words).toContain('On. Recovery codes left: 10. Take it away')
    expect(words).toMatch(/curl 192\.0\.2\.1 .* Sign them out everywhere/)
    expect(words).toMatch(/What happened .* Invited, by Ben/)
  })
})

describe('a person’s own page', () => {
  const own = async (there: ReturnType<typeof fewPeople>, session = 'session 1') => {
    const user = { ...writer, email: ben.email, _sid: session }
    const given = { initPageResult: { req: { user } }, payload: there.payload, doc: {} }
    return (await seen(createElement(Account as never, given))).lines.join(' ')
  }
  const here = async (...agents: string[]) => {
    const there = fewPeople([{ ...ben, password }])
    for (const agent of agents) await beginSession(there.execute, 2, { agent, address: '192.0.2.1' })
    return there
  }

  it('is the view of the CMS, and within it its form with how one signs in', async () => {
    expect(shown(Account as never, {})).toBe('The view of the CMS.')
    const words = await own(await here('curl/8'))
    expect(words).toMatch(/^The form of the CMS\. Password and address You sign in as ben@example\.org\./)
    expect(words).toContain('Change the password')
    expect(words).toContain('Change the address')
  })

  it('offers a second factor to who has none', async () => {
    const words = await own(await here('curl/8'))
    expect(words).toContain('Off. With it')
    expect(words).toContain('Add an authenticator app')
    expect(words).not.toMatch(/Remove the second factor|recovery codes/)
  })

  it('says how many recovery codes are left, and lets it be taken away where it is one’s own choice', async () => {
    const there = await here('curl/8')
    there.tables.factors.set(2, { secret: Buffer.alloc(1), lastStep: 0, isOn: true })
    expect(await own(there)).toContain('No recovery code is left. Make new recovery codes Remove the second factor')
    await renewRecoveryCodes(there.execute, 'a secret', 2)
    expect(await own(there)).toContain('10 recovery codes are left.')
    there.tables.codes.splice(1)
    there.tables.isFactorAsked = true
    const words = await own(there)
    expect(words).toContain('One recovery code is left. Make new recovery codes Everyone here has one.')
    expect(words).not.toContain('Remove the second factor')
  })

  it('ends sign-ins elsewhere, and never the one that looks', async () => {
    const both = await own(await here('curl/8', 'Wget/1.25'), 'session 2')
    expect(both.match(/Sign out(?! everywhere)/g)).toHaveLength(1)
    expect(both).toContain('Sign out everywhere else')
    expect(both).toContain('this one')
    expect(await own(await here('curl/8'))).not.toContain('Sign out')
  })

  it('tells what happened to it, the last twenty', async () => {
    const there = await here('curl/8')
    for (let count = 0; count < 21; count++) await record(there.execute, { userId: 2, what: 'password changed' })
    expect((await own(there)).match(/Password changed/g)).toHaveLength(20)
  })
})

describe('the rule for all', () => {
  const told = async (isAsked: boolean, user: object = administrator) => {
    const { tables, payload } = fewPeople([])
    tables.isFactorAsked = isAsked
    return pageText(page(await Rules({ payload, user } as never)))
  }

  it('is told to administrators, with the way to the other', async () => {
    expect(await told(true)).toMatch(/^Everyone signs in with a password and a second factor\. Leave it to everyone/)
    expect(await told(false)).toMatch(/own choice.*Ask it of everyone/)
    expect(await told(true, writer)).toBe('')
  })
})

describe('a link that was made', () => {
  const handed = { name: 'Ben', email: 'ben@example.org', purpose: 'reset', validFor: 'two hours' }

  it('is shown where it was not mailed, with why', () => {
    const words = pageText(shown(HandedOn, { handed: { ...handed, link: 'https://x/#a', trouble: 'No mail.' } }))
    expect(words).toContain('No mail. Give this link to Ben')
    expect(words).toContain('holds for two hours, once. https://x/#a')
  })

  it('is said to be on its way where it was', () => {
    expect(pageText(shown(HandedOn, { handed: { ...handed, isMailed: true } }))).toBe(
      'A link is on its way to ben@example.org. It holds for two hours, once.',
    )
  })
})

describe('a page for who is not signed in', () => {
  /** Where the page leads at once; null where it is shown. */
  async function leadsTo(work: () => unknown): Promise<string | null> {
    try {
      await work()
      return null
    } catch (error) {
      return String((error as { digest?: string }).digest).split(';')[2] ?? ''
    }
  }
  const login = (user: object | null, redirect?: string, people = [ben]) =>
    leadsTo(() => {
      const { payload } = fewPeople(people)
      return Login({ initPageResult: { req: { user, payload } }, searchParams: { redirect } } as never)
    })

  it('leads whoever is signed in on to the page that was asked for, and to none of another place', async () => {
    expect(await login(writer, '/admin/collections/flowers')).toBe('/admin/collections/flowers')
    expect(await login(writer)).toBe('/admin')
    for (const elsewhere of ['https://elsewhere.example', '//elsewhere.example', 'javascript:alert(1)'])
      expect(await login(writer, elsewhere), elsewhere).toBe('/admin')
  })

  it('asks to sign in, and where nobody is yet, who is first', async () => {
    expect(await login(null)).toBeNull()
    expect(await login(null, undefined, [])).toBe('/admin/first-person')
  })

  it('offers a link by mail where mail is sent, and else says whom to ask', () => {
    expect(pageText(page(createElement(Forgot)))).toContain('Ask an administrator')
    env.SMTP_URL = 'smtp://127.0.0.1:1'
    const asking = page(createElement(Forgot))
    expect(pageText(asking)).not.toContain('Ask an administrator')
    expect(asking).toContain('type="email"')
    expect(addressesIn(asking)).toEqual(['/admin/login'])
  })

  it('lets the first person in while nobody is here, and nobody afterwards', async () => {
    const first = (totalDocs: number) =>
      FirstPerson({ initPageResult: { req: { payload: { count: async () => ({ totalDocs }) } } } } as never)
    const words = pageText(page(await first(0)))
    expect(words).toContain('Nobody is here yet. The first person is an administrator and invites the others.')
    expect(words).toContain('Your name')
    expect(await leadsTo(() => first(1))).toBe('/admin')
  })

  it('of a password by a link waits until the link is known', () => {
    expect(pageText(page(createElement(SetPassword)))).toBe('Octavo One moment …')
  })

  it('of an invitation is for administrators, and says how the link gets there', async () => {
    expect(await leadsTo(() => Invite({ user: writer } as never))).toBe('/admin')
    const invite = () => pageText(page(Invite({ user: administrator } as never)))
    expect(invite()).toContain('which you are shown here and holds for seven days')
    env.SMTP_URL = 'smtp://127.0.0.1:1'
    expect(invite()).toContain('which is mailed to them and holds for seven days')
  })
})
