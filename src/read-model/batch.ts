/**
 * Asks for many things at once: what is asked for within one turn of the event loop goes to PostgreSQL in one statement, and while
 * statements are under way, what comes meanwhile in the next one. A statement costs about as much as five of the things it asks for.
 */

/** Gives the values of keys, in their order. */
export type Load<Key, Value> = (keys: readonly Key[]) => Promise<readonly Value[]>

type Waiting<Key, Value> = { key: Key; resolve(value: Value): void; reject(error: unknown): void }

/** Most keys of one statement: it is soon answered, and others have their turn. */
const MOST = 64

/** Most statements of one sort that are under way at once, and after how long one is sent all the same. */
const MOST_UNDER_WAY = 2
const PATIENCE_MS = 20

/** Asks for one value, in one statement with all others that are asked for in the same turn. A failure fails all of them. */
export function batched<Key, Value>(load: Load<Key, Value>): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = []
  let underWay = 0
  let late: NodeJS.Timeout | undefined
  const sendNext = () => {
    if (underWay < MOST_UNDER_WAY) send()
    else late ??= setTimeout(send, PATIENCE_MS)
  }
  const send = () => {
    clearTimeout(late)
    late = undefined
    const asked = waiting
    waiting = []
    for (let from = 0; from < asked.length; from += MOST) void answer(asked.slice(from, from + MOST))
  }
  const answer = async (some: readonly Waiting<Key, Value>[]) => {
    underWay += 1
    try {
      const values = await load(some.map(({ key }) => key))
      for (const [index, { resolve }] of some.entries()) resolve(values[index] as Value)
    } catch (error) {
      for (const { reject } of some) reject(error)
    }
    underWay -= 1
    if (waiting.length > 0) sendNext()
  }
  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ key, resolve, reject }) === 1) setImmediate(sendNext)
    })
}

/** Makes a value once for each owner and name; it is dropped with the owner. */
export function oncePer<Owner extends object, Made, Name extends string = string>(
  make: (owner: Owner, name: Name) => Made,
) {
  const byOwner = new WeakMap<Owner, Map<Name, Made>>()
  return (owner: Owner, name: Name): Made => {
    const named = byOwner.get(owner) ?? new Map<Name, Made>()
    byOwner.set(owner, named)
    const value = named.get(name) ?? make(owner, name)
    named.set(name, value)
    return value
  }
}
