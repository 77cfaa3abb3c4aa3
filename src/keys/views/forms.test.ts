import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { operated, type Reply } from '#test/operated.ts'
import { IssueKey, RevokeKey } from './forms.tsx'

describe('issuing a key', () => {
  const issuing = (reply: Reply) => operated(createElement(IssueKey), () => reply)

  it('asks whose it is and what it is good for, and shows it this once', async () => {
    const form = await issuing({ status: 201, body: { name: 'A press', key: 'octavo_abc' } })
    expect(form.text()).toBe('Issue a key')
    await form.press('Issue a key')
    expect(form.find<HTMLInputElement>('[name=perMinute]').value).toBe('6000')
    await form.write('[name=name]', 'A press')
    await form.press('Issue the key')
    expect(form.sent).toEqual([
      { method: 'POST', address: '/cms/api/keys', said: { name: 'A press', perMinute: '6000' } },
    ])
    expect(form.text()).toContain('This is the key of A press. It is shown this one time')
    expect(form.find('.secret').textContent).toBe('octavo_abc')
    expect(form.page.querySelector('form')).toBeNull()
    expect(form.refreshed()).toBe(1)
  })

  it('says what is wrong, keeps what was typed, and leads to its field', async () => {
    const form = await issuing({ status: 400, body: { errors: [{ message: 'A number.', field: 'perMinute' }] } })
    await form.press('Issue a key')
    await form.write('[name=name]', 'A press')
    await form.write('[name=perMinute]', 'many')
    await form.send()
    expect(form.find('[role=alert]').textContent).toBe('A number.')
    expect(document.activeElement).toBe(form.find('[name=perMinute]'))
    expect(form.find<HTMLInputElement>('[name=name]').value).toBe('A press')
    expect([form.page.querySelector('.secret'), form.refreshed()]).toEqual([null, 0])
  })

  it('says so where the server is away', async () => {
    const form = await issuing(null)
    await form.press('Issue a key')
    await form.write('[name=name]', 'A press')
    await form.send()
    expect(form.find('[role=alert]').textContent).toContain('Nothing was changed')
    expect(form.find('[type=submit]').textContent).toBe('Issue the key')
  })
})

describe('revoking a key', () => {
  const revoking = (reply: Reply) => operated(createElement(RevokeKey, { id: 7, name: 'A press' }), () => reply)

  it('is asked twice, and says of whose key', async () => {
    const button = await revoking({ body: { message: 'The key of A press is good for nothing any more.' } })
    await button.press('Revoke the key of A press')
    expect(button.sent).toEqual([])
    await button.press('Revoke it for good the key of A press')
    expect(button.sent).toEqual([{ method: 'POST', address: '/cms/api/keys/7/revoke', said: {} }])
    expect(button.find('[role=status]').textContent).toContain('good for nothing')
    expect(button.refreshed()).toBe(1)
  })

  it('tells why it was not done', async () => {
    const button = await revoking({ status: 404, body: { errors: [{ message: 'There is no such key.' }] } })
    await button.press('button')
    await button.press('button')
    expect(button.find('[role=status]').textContent).toBe('There is no such key.')
  })
})
