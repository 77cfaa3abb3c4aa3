/** Preloaded into a server: its clock is ahead of the machine's by CLOCK_AHEAD_MS, and runs on. */
const aheadMs = Number(process.env.CLOCK_AHEAD_MS)
const machine = Date
const now = () => machine.now() + aheadMs

globalThis.Date = new Proxy(machine, {
  construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
