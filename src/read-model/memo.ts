/** What is derived from a service's records, kept in process until the service's revision grows. */
import type { ServiceId } from '#src/services.ts'
import type { Database } from './database.ts'

type Kept = { revision: string; values: Map<string, Promise<unknown>>; weights: Map<string, number>; weight: number }

/**
 * Most characters kept per service and store: what strangers ask for is theirs to choose, so it must end somewhere, and
 * with every service full it must end well within the memory of the server.
 */
const MOST_WEIGHT = 8_000_000
/** What an entry weighs before it is known, and at the least. */
const LEAST_WEIGHT = 500

type Store = WeakMap<Database, Map<ServiceId, Kept>>

const answers: Store = new WeakMap()
const parts: Store = new WeakMap()

/** Makes a value for a key, or gives the one made before. `weigh` gives characters or bytes. */
type Remember = <T>(
  database: Database,
  service: ServiceId,
  key: string,
  make: () => Promise<T>,
  weigh?: (value: T) => number,
) => Promise<T>

/**
 * The answer made for this key at the present revision; made at most once at a time. A failure is not kept. Past the
 * limit what was not asked for the longest is dropped.
 */
export const remember: Remember = (...what) => rememberIn(answers, ...what)

/** The same for what answers are made from; kept apart, since there is little of it and answers would push it out. */
export const rememberPart: Remember = (...what) => rememberIn(parts, ...what)

function rememberIn<T>(
  store: Store,
  database: Database,
  service: ServiceId,
  key: string,
  make: () => Promise<T>,
  weigh: (value: T) => number = () => LEAST_WEIGHT,
): Promise<T> {
  const revision = database.revisions.of(service)
  if (revision === null) return make()
  const present = keptAt(store, database, service, revision)
  const known = present.values.get(key)
  if (known) {
    // Moved to the end: the first key is always the one not asked for the longest.
    present.values.delete(key)
    present.values.set(key, known)
    // A key names one kind of value: whoever made it used the same function.
    return known as Promise<T>
  }
  const made = make()
  present.values.set(key, made)
  setWeight(present, key, LEAST_WEIGHT)
  made.then(
    (value) => present.values.get(key) === made && setWeight(present, key, Math.max(LEAST_WEIGHT, weigh(value))),
    () => present.values.get(key) === made && drop(present, key),
  )
  return made
}

function keptAt(store: Store, database: Database, service: ServiceId, revision: string): Kept {
  const services = store.get(database) ?? new Map<ServiceId, Kept>()
  store.set(database, services)
  const present = services.get(service)
  if (present?.revision === revision) return present
  const fresh: Kept = { revision, values: new Map(), weights: new Map(), weight: 0 }
  services.set(service, fresh)
  return fresh
}

function setWeight(present: Kept, key: string, weight: number): void {
  present.weight += weight - (present.weights.get(key) ?? 0)
  present.weights.set(key, weight)
  while (present.weight > MOST_WEIGHT && present.values.size > 1)
    drop(present, present.values.keys().next().value as string)
}

function drop(present: Kept, key: string): void {
  present.values.delete(key)
  present.weight -= present.weights.get(key) ?? 0
  present.weights.delete(key)
}
