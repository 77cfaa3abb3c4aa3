import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, vi } from 'vitest'
import { watchMemory } from './pressure.ts'

it('drops what is kept first, refuses only if that was not enough, and takes requests again when it is', () => {
  let share = 0.5
  let freed = 0
  let relieved = 0
  let told = () => {}
  const memory = {
    share: () => share,
    collect: () => {
      share -= freed
    },
    onCollected: (look: () => void) => {
      told = look
      return { stop: () => {} }
    },
  }
  const relieve = () => {
    relieved += 1
  }
  const pressure = watchMemory(relieve, memory)
  const seen = (now: number) => {
    share = now
    told()
    return [pressure.isHigh(), relieved]
  }
  expect(seen(0.79)).toEqual([false, 0])
  freed = 0.3
  expect(seen(0.81)).toEqual([false, 1])
  freed = 0
  expect(seen(0.81)).toEqual([true, 1])
  expect(seen(0.75)).toEqual([true, 1])
  expect(seen(0.65)).toEqual([false, 1])
  expect(seen(0.9)).toEqual([true, 2])
  pressure.stop()
})

it('keeps a process alive that is filled up: it answers 503, says when to come back, and does', async () => {
  const execArgv = ['--import', 'tsx', '--max-old-space-size=120']
  const child = fork('test/fixtures/filling-server.ts', { execArgv })
  const [port] = (await once(child, 'message')) as [number]
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const status = async () => (await ask('/')).status
  await vi.waitUntil(async () => (await status()) === 503, { timeout: 60_000, interval: 1 })
  const refused = await ask('/')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3'])
  expect((await ask('/healthz')).status).toBe(200)
  child.send('forget')
  await once(child, 'message')
  await vi.waitUntil(async () => (await status()) === 200, { timeout: 60_000, interval: 50 })
  expect(child.exitCode).toBeNull()
  child.kill()
}, 150_000)
