/** The names of entries, kept in process: every search looks up several, and most of these belong to no entry. */
import type { OwnerId } from '#src/services.ts'
import type { Database } from '../database.ts'
import { begunWith, bytesOfKeys, changedKeys, equalTo, keyAt, keysOf, type PackedKeys, type Range } from '../keys.ts'
import { keptUp } from './kept-up.ts'
import { rewordedSince } from './words.ts'

/** A name of an entry, folded; `isOther` where it is not the name on its page. */
export type NameOf = { resource: string; document: number; key: string; isOther: boolean }

/** The names of one resource, and the owner of each: twice the id of its document, plus one where it is an other name. */
type NamesOfResource = { keys: PackedKeys; owners: Int32Array }

/** The names of a service, by resource. */
export type Names = ReadonlyMap<string, NamesOfResource>

/** Every name of the entries of a service. */
export const namesIn = (database: Database, service: OwnerId): Promise<Names> =>
  keptUp<Names>(database, `names ${service}`, () => ({
    service,
    isDear: true,
    weigh: (names) =>
      [...names.values()].reduce((sum, { keys, owners }) => sum + bytesOfKeys(keys) + owners.byteLength, 0),
    read: async () => {
      const rows = await database.prepared<{ resource: string; keys: string; owners: Buffer }>(
        'names',
        // The order is that of the aggregates: one of a subquery does not hold under every plan.
        `select resource, string_agg(key || e'\\n', '' order by key collate "C", rank, owner) as keys,
           string_agg(int4send(owner), '' order by key collate "C", rank, owner) as owners
         from (
           select n.resource, n.key, n.rank, r.document_id * 2 + n.rank as owner
           from read_model.names n join read_model.records r using (service, resource, slug)
           where n.service = $1
         ) named group by resource`,
        [service],
      )
      return new Map(
        rows.map(({ resource, keys, owners }) => [resource, { keys: keysOf(Buffer.from(keys)), owners: read(owners) }]),
      )
    },
    follow: async (names, revision) => {
      const changes = await rewordedSince(database, service, revision)
      if (!changes) return null
      const changed = new Map(names)
      for (const resource of new Set(changes.map((change) => change.resource))) {
        const { keys, owners } = names.get(resource) ?? none
        // Most changes are of texts: entries whose names are the same as before are left where they are.
        const renamed = changes
          .filter((change) => change.resource === resource)
          .map(({ document, names: now }) => ({
            places: [...placesOf(owners, document * 2), ...placesOf(owners, document * 2 + 1)],
            now: now.map(({ key, rank }) => ({ key, owner: document * 2 + rank })),
          }))
          .filter(({ places, now }) => {
            const before = places.map((at) => `${keyAt(keys, at)} ${owners[at]}`).sort()
            return (
              before.join('\n') !==
              now
                .map(({ key, owner }) => `${key} ${owner}`)
                .sort()
                .join('\n')
            )
          })
        if (renamed.length === 0) continue
        const [out, into] = [renamed.flatMap(({ places }) => places), renamed.flatMap(({ now }) => now)]
        const after = changedKeys(keys, { out, into: into.map(({ key }) => key) })
        changed.set(resource, {
          keys: after.keys,
          owners: after.origins.map((origin) => (origin < 0 ? (into[-1 - origin]?.owner ?? 0) : (owners[origin] ?? 0))),
        })
      }
      return changed
    },
  }))

/** Every place of a number in a list. */
function placesOf(list: Int32Array, number: number): number[] {
  const places: number[] = []
  for (let at = list.indexOf(number); at >= 0; at = list.indexOf(number, at + 1)) places.push(at)
  return places
}

/** The names that equal this one. */
export function namesEqual(names: Names, key: string): NameOf[] {
  const equal: NameOf[] = []
  for (const [resource, own] of names) addNames(equal, resource, own, equalTo(own.keys, key))
  return equal
}

/** The first `most` names that begin with this text, in the order of their letters. */
export function namesBegun(names: Names, start: string, most: number): NameOf[] {
  const begun: NameOf[] = []
  for (const [resource, own] of names) addNames(begun, resource, own, begunWith(own.keys, start, most))
  return begun.length <= most ? begun : begun.sort((a, b) => (a.key < b.key ? -1 : 1)).slice(0, most)
}

const none: NamesOfResource = { keys: keysOf(Buffer.alloc(0)), owners: new Int32Array() }

function addNames(all: NameOf[], resource: string, { keys, owners }: NamesOfResource, { from, to }: Range): void {
  for (let at = from; at < to; at++) {
    const owner = owners[at] ?? 0
    all.push({ resource, document: owner >> 1, key: keyAt(keys, at), isOther: (owner & 1) === 1 })
  }
}

function read(bytes: Buffer): Int32Array {
  const numbers = new Int32Array(bytes.length / 4)
  for (let at = 0; at < numbers.length; at++) numbers[at] = bytes.readInt32BE(at * 4)
  return numbers
}
