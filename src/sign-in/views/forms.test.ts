/** The forms by which people get in, and by which they and administrators change how. */
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { operated, type Reply, type Sent } from '#test/operated.ts'
import { FirstPersonForm } from './first-person-form.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { AskingForm, Password } from './form.tsx'
import { InviteForm } from './invite-form.tsx'
import { LoginForm } from './login-form.tsx'
import {
  AddSecondFactor,
  ChangeAddress,
  ChangePassword,
  EndSessions,
  RemoveSecondFactor,
  RenewRecoveryCodes,
} from './own-access.tsx'
import { SetPasswordForm } from './set-password-form.tsx'
import { AskOfAll, SignOutEverywhere, WithPassword } from './their-access.tsx'

const led: string[] = []
const copied: string[] = []
beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation((address) => void led.push(String(address)))
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const list of [led, copied]) list.length = 0
  location.hash = ''
})

const refused = (message: string, field?: string): Reply => ({ status: 401, body: { errors: [{ message, field }] } })

/** Answers by the end of the address; all else is done, and says nothing. */
const answering =
  (answers: Record<string, object | Reply>) =>
  ({ address }: Sent): Reply => {
    const [, answer = {}] = Object.entries(answers).find(([path]) => address.endsWith(path)) ?? []
    return answer === null || 'status' in answer ? (answer as Reply) : { body: answer }
  }
const form = (part: ReactNode, answers: Record<string, object | Reply> = {}) => operated(part, answering(answers))
const saidIn = ({ sent }: { sent: Sent[] }) => sent.map(({ method, address, said }) => [method, address, said])

describe('a form of sign-in', () => {
  it('asks once, however often it is sent meanwhile', async () => {
    let end = (_: { isDone: true; body: object }) => {}
    const ask = vi.fn(() => new Promise<{ isDone: true; body: object }>((resolve) => (end = resolve)))
    const done = vi.fn()
    const shown = await form(createElement(AskingForm<object>, { action: 'Go on', ask, done }))
    await shown.send()
    await shown.send()
    expect(ask).toHaveBeenCalledTimes(1)
    expect([shown.text(), shown.find('button').getAttribute('aria-busy')]).toEqual(['One moment …', 'true'])
    await shown.does(() => end({ isDone: true, body: {} }))
    expect(shown.text()).toBe('Go on')
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('shows a password where that is asked for, and hides it again', async () => {
    const shown = await form(createElement(Password))
    const typed = () => shown.find<HTMLInputElement>('input').type
    expect(typed()).toBe('password')
    await shown.press('Show')
    expect([typed(), shown.find('button').getAttribute('aria-pressed')]).toEqual(['text', 'true'])
    await shown.press('Hide')
    expect(typed()).toBe('password')
  })
})

describe('signing in', () => {
  const signIn = async (answers: Record<string, object | Reply>) => {
    const shown = await form(createElement(LoginForm, { goTo: '/admin/plans' }), answers)
    await shown.write('[name=email]', 'ann@example.org')
    await shown.write('[name=password]', 'four words of hers')
    await shown.send()
    return shown
  }

  it('leads to the page that was asked for', async () => {
    const shown = await signIn({ login: {} })
    const said = { email: 'ann@example.org', password: 'four words of hers' }
    expect(saidIn(shown)).toEqual([['POST', '/cms/api/users/login', said]])
    expect(led).toEqual(['/admin/plans'])
  })

  it('says that it was not that, and leads to the password', async () => {
    const shown = await signIn({ login: refused('That is not right.') })
    expect(shown.find('[role=alert]').textContent).toBe('That is not right.')
    expect(document.activeElement).toBe(shown.find('[name=password]'))
    expect(led).toEqual([])
  })

  it('asks for the code where there is a second factor, by the app or one that was kept', async () => {
    const shown = await signIn({ login: { step: 'code', ticket: 't1' }, 'second-step': {} })
    expect(led).toEqual([])
    expect(shown.find<HTMLInputElement>('[name=code]').inputMode).toBe('numeric')
    await shown.press('Use a recovery code')
    expect(shown.text()).toContain('One of your recovery codes')
    await shown.press('Use the authenticator app')
    await shown.write('[name=code]', '123456')
    await shown.send()
    expect(saidIn(shown).at(-1)).toEqual([...['POST', '/cms/api/users/second-step'], { ticket: 't1', code: '123456' }])
    expect(led).toEqual(['/admin/plans'])
  })

  it('has who needs one add it, and keep the codes, before it goes on', async () => {
    const shown = await signIn({
      login: { step: 'enrol', ticket: 't2' },
      begin: { secret: 'ABCDEFGHJ', picture: { size: 21, path: 'M0 0' } },
      confirm: { recoveryCodes: ['abcde-fghjk', 'lmnop-qrstu'] },
    })
    expect(saidIn(shown).at(-1)).toEqual(['POST', '/cms/api/users/second-factor/begin', { ticket: 't2' }])
    expect(shown.find('.secret').textContent).toBe('ABCD EFGH J')
    await shown.write('[name=code]', '123456')
    await shown.send()
    expect(saidIn(shown).at(-1)?.[2]).toEqual({ code: '123456', ticket: 't2' })
    expect([...shown.page.querySelectorAll('li')].map((one) => one.textContent)).toEqual(['abcde-fghjk', 'lmnop-qrstu'])
    expect(decodeURIComponent(shown.find<HTMLAnchorElement>('a[download]').href)).toContain(
      '\nabcde-fghjk\nlmnop-qrstu\n',
    )
    await shown.press('Copy')
    expect(copied.join()).toContain('abcde-fghjk')
    expect([shown.text().includes('Copied'), led]).toEqual([true, []])
    await shown.press('I have kept them')
    expect(led).toEqual(['/admin/plans'])
  })
})

describe('a password by a link', () => {
  const by = (answers: Record<string, object | Reply>, token = 'a-token') => {
    location.hash = `#${token}`
    return form(createElement(SetPasswordForm), answers)
  }

  it('is not chosen by a link that holds no more', async () => {
    const shown = await by({ link: refused('It was used.') })
    expect(saidIn(shown)).toEqual([['POST', '/cms/api/users/link', { token: 'a-token' }]])
    expect(shown.text()).toBe('This link is not good any more It was used. Sign in')
  })

  it('welcomes who was invited, and sends what only the address had', async () => {
    const shown = await by({ link: { purpose: 'invitation', name: 'Ben', email: 'ben@example.org' } })
    expect(shown.text()).toContain('Welcome, Ben Choose the password with which you sign in as ben@example.org .')
    expect(shown.find<HTMLInputElement>('[name=username]').value).toBe('ben@example.org')
    await shown.write('[name=password]', 'a password of Ben')
    await shown.press('Begin')
    expect(saidIn(shown).at(-1)).toEqual([
      ...['POST', '/cms/api/users/reset-password'],
      { token: 'a-token', password: 'a password of Ben' },
    ])
    expect(led).toEqual(['/admin'])
  })

  it('asks for the second factor of who has one', async () => {
    const whose = { purpose: 'reset', name: 'Ben', email: 'ben@example.org' }
    const shown = await by({ link: whose, 'reset-password': { step: 'code', ticket: 't3' } })
    expect(shown.text()).toContain('A new password')
    await shown.write('[name=password]', 'a password of Ben')
    await shown.press('Choose this password')
    expect([shown.text().startsWith('Your second factor'), led]).toEqual([true, []])
  })
})

it('the first person says who they are, and begins', async () => {
  const shown = await form(createElement(FirstPersonForm))
  await shown.write('[name=name]', 'Ann')
  await shown.write('[name=email]', 'ann@example.org')
  await shown.write('[name=password]', 'four words of hers')
  await shown.press('Begin')
  const said = { name: 'Ann', email: 'ann@example.org', password: 'four words of hers' }
  expect(saidIn(shown)).toEqual([['POST', '/cms/api/users/first-register', said]])
  expect(led).toEqual(['/admin'])
})

it('who forgot a password is told what the server tells everybody', async () => {
  const shown = await form(createElement(ForgotForm), { 'forgot-password': { message: 'If you are here, look.' } })
  await shown.write('[name=email]', 'ann@example.org')
  await shown.send()
  expect(shown.text()).toMatch(/^If you are here, look\. It holds for two hours\./)
})

describe('an invitation', () => {
  const roles = ['writer', 'editor'].map((value) => ({ value, label: value }))
  const services = ['flowers', 'food'].map((value) => ({ value, label: value }))
  const handed = { id: 8, name: 'Ben', email: 'ben@example.org', purpose: 'invitation', validFor: 'seven days' }

  it('is of a role and the catalogues that are ticked, and its link is shown once', async () => {
    const shown = await form(createElement(InviteForm, { roles, services }), {
      invite: { ...handed, link: 'https://octavo.example/admin/set-password#t', trouble: 'No mail was sent.' },
    })
    await shown.write('[name=name]', 'Ben')
    await shown.write('[name=email]', 'ben@example.org')
    for (const box of ['flowers', 'food', 'flowers']) await shown.press(box)
    await shown.press('[value=editor]')
    await shown.press('Invite')
    expect(saidIn(shown)).toEqual([
      [
        ...['POST', '/cms/api/users/invite'],
        { name: 'Ben', email: 'ben@example.org', role: 'editor', services: ['food'] },
      ],
    ])
    expect(shown.text()).toContain('No mail was sent. Give this link to Ben')
    await shown.press('Copy the link')
    expect(copied).toEqual(['https://octavo.example/admin/set-password#t'])
    expect(shown.find('a').getAttribute('href')).toBe('/admin/collections/users/8')
    await shown.press('Invite somebody else')
    expect(shown.page.querySelectorAll('[type=checkbox]:checked')).toHaveLength(0)
  })
})

describe('what a person changes of how they sign in', () => {
  const changed = async (
    part: ReactNode,
    fields: Record<string, string>,
    answers: Record<string, object | Reply> = {},
  ) => {
    const shown = await form(part, answers)
    await shown.press('button')
    for (const [name, text] of Object.entries(fields)) await shown.write(`[name=${name}]`, text)
    await shown.send()
    return shown
  }

  it('is the password, by the present one', async () => {
    const fields = { currentPassword: 'the old one', password: 'the new one' }
    const shown = await changed(createElement(ChangePassword, { id: 7, email: 'ann@example.org' }), fields)
    expect(saidIn(shown)).toEqual([['PATCH', '/cms/api/users/7?depth=0', fields]])
    expect(shown.text()).toBe('Change the password Your password is changed. Everywhere else you are signed out.')
    expect(shown.refreshed()).toBe(1)
  })

  it('is not done where it is refused, and the form stays', async () => {
    const error = { data: { errors: [{ path: 'password', message: 'Too many have it.' }] } }
    const shown = await changed(
      createElement(ChangePassword, { id: 7, email: 'ann@example.org' }),
      { currentPassword: 'another', password: 'the new one' },
      { '?depth=0': { status: 400, body: { errors: [error] } } },
    )
    expect(shown.find('[role=alert]').textContent).toBe('Too many have it.')
    expect(document.activeElement).toBe(shown.find('[name=password]'))
    expect(shown.refreshed()).toBe(0)
  })

  it('is the address, which is told back', async () => {
    const shown = await changed(createElement(ChangeAddress, { id: 7 }), {
      email: 'anna@example.org',
      currentPassword: 'hers',
    })
    expect(shown.text()).toContain('You sign in with anna@example.org from now on.')
  })

  it('is a second factor: the password, the app, the codes', async () => {
    const shown = await changed(
      createElement(AddSecondFactor),
      { currentPassword: 'hers' },
      { begin: { secret: 'ABCD', picture: { size: 1, path: '' } }, confirm: { recoveryCodes: ['abcde-fghjk'] } },
    )
    expect(saidIn(shown)).toEqual([['POST', '/cms/api/users/second-factor/begin', { currentPassword: 'hers' }]])
    await shown.write('[name=code]', '123456')
    await shown.send()
    expect(saidIn(shown).at(-1)?.[2]).toEqual({ code: '123456' })
    expect(shown.refreshed(), 'before the codes are kept').toBe(0)
    await shown.press('I have kept them')
    expect(shown.text()).toBe('Add an authenticator app Your second factor is on.')
  })

  it('is none, where the server would not begin one', async () => {
    const shown = await changed(
      createElement(AddSecondFactor),
      { currentPassword: 'x' },
      { begin: refused('Not that.') },
    )
    expect(shown.find('[role=alert]').textContent).toBe('Not that.')
  })

  it('is new recovery codes, or no second factor any more', async () => {
    const codes = await changed(
      createElement(RenewRecoveryCodes),
      { currentPassword: 'hers' },
      { 'recovery-codes': { recoveryCodes: ['vwxyz-23456'] } },
    )
    expect(codes.text()).toContain('vwxyz-23456')
    await codes.press('I have kept them')
    expect(codes.text()).toContain('The codes from before count no more.')
    const removed = await changed(
      createElement(RemoveSecondFactor),
      { currentPassword: 'hers' },
      { remove: { message: 'It is off.' } },
    )
    expect([removed.text(), removed.sent[0]?.said]).toEqual([
      'Remove the second factor It is off.',
      { currentPassword: 'hers' },
    ])
  })

  it('is where they are signed in: one place, or all others', async () => {
    const one = await form(createElement(EndSessions, { id: 's1', device: 'curl' }))
    await one.press('Sign out: curl')
    const all = await form(createElement(EndSessions), { end: refused('Try again.') })
    await all.press('Sign out everywhere else')
    expect([one.sent[0]?.said, all.sent[0]?.said]).toEqual([{ id: 's1' }, {}])
    expect([one.refreshed(), all.refreshed(), all.find('[role=alert]').textContent]).toEqual([1, 0, 'Try again.'])
  })
})

describe('what an administrator does for a person', () => {
  it('asks for their own password, and shows the link that came of it', async () => {
    const shown = await form(
      createElement(WithPassword, { path: '2/link', title: 'Let them choose', action: 'Make a link' }),
      {
        link: { name: 'Ben', email: 'ben@example.org', purpose: 'reset', validFor: 'two hours', isMailed: true },
      },
    )
    await shown.press('Let them choose')
    await shown.write('[name=currentPassword]', 'hers')
    await shown.press('Make a link')
    expect(saidIn(shown)).toEqual([['POST', '/cms/api/users/2/link', { currentPassword: 'hers' }]])
    expect(shown.text()).toBe('Let them choose A link is on its way to ben@example.org. It holds for two hours, once.')
  })

  it('is signing them out, which says what became of it either way', async () => {
    for (const [reply, words] of [
      [{ message: 'Ben is signed out.' }, 'Ben is signed out.'],
      [refused('That is you.'), 'That is you.'],
    ] as const) {
      const shown = await form(createElement(SignOutEverywhere, { id: 2 }), { end: reply })
      await shown.press('button')
      expect([shown.sent[0]?.address, shown.find('[role=status]').textContent]).toEqual([
        '/cms/api/users/2/sessions/end',
        words,
      ])
    }
  })

  it('is asking a second factor of all, or leaving it to them', async () => {
    for (const isAsked of [true, false]) {
      const shown = await form(createElement(AskOfAll, { isAsked }), { 'ask-of-all': { message: 'Done.' } })
      await shown.press('button')
      await shown.write('[name=currentPassword]', 'hers')
      await shown.send()
      expect(shown.sent[0]?.said).toEqual({ isAsked: !isAsked, currentPassword: 'hers' })
      expect(shown.find('[role=status]').textContent).toBe('Done.')
    }
  })
})
