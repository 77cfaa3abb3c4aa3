/** Preloaded into a server: its clock is ahead of the machine's by CLOCK_AHEAD_MS, or by what stands in CLOCK_FILE, and runs on. */
import { readFileSync, watchFile } from 'node:fs'

const file = process.env.CLOCK_FILE
const machine = Date
let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0)
const now = () => machine.now() + aheadMs

globalThis.Date = new Proxy(machine, {
  construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

if (file) {
  const read = () => {
    aheadMs = Number(readFileSync(file, 'utf8'))
  }
  read()
  watchFile(file, { interval: 200, persistent: false }, read).unref()
}
