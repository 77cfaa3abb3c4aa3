/** The licences that a catalogue's texts and data may be published under, by their SPDX identifiers: one row each. */

/** The SPDX identifier of a licence that a catalogue may have. */
export type LicenceId = 'CC0-1.0' | 'CC-BY-4.0' | 'CC-BY-SA-4.0' | 'CC-BY-NC-4.0' | 'CC-BY-NC-SA-4.0'

/** A licence: its SPDX identifier, its name in short, where its terms stand, and what they ask in a line. */
export type Licence = { id: LicenceId; name: string; address: string; terms: string }

/** The licences to choose from; the first is that of a catalogue whose card names none. */
export const licences: readonly [Licence, ...Licence[]] = [
  {
    id: 'CC-BY-4.0',
    name: 'CC BY 4.0',
    address: 'https://creativecommons.org/licenses/by/4.0/',
    terms: 'May be used for anything, when the source is named.',
  },
  {
    id: 'CC-BY-SA-4.0',
    name: 'CC BY-SA 4.0',
    address: 'https://creativecommons.org/licenses/by-sa/4.0/',
    terms: 'May be used for anything, when the source is named and what is made of it has the same licence.',
  },
  {
    id: 'CC-BY-NC-4.0',
    name: 'CC BY-NC 4.0',
    address: 'https://creativecommons.org/licenses/by-nc/4.0/',
    terms: 'May be used for what is not commercial, when the source is named.',
  },
  {
    id: 'CC-BY-NC-SA-4.0',
    name: 'CC BY-NC-SA 4.0',
    address: 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
    terms:
      'May be used for what is not commercial, when the source is named and what is made of it has the same licence.',
  },
  {
    id: 'CC0-1.0',
    name: 'CC0 1.0',
    address: 'https://creativecommons.org/publicdomain/zero/1.0/',
    terms: 'May be used for anything, without a condition.',
  },
]

/** The licence of a catalogue whose editors chose none, and of what the network publishes itself. */
export const [defaultLicence] = licences

/** Identifiers, for schemas and forms. */
export const licenceIds = licences.map(({ id }) => id) as [LicenceId, ...LicenceId[]]

/** The licence with this identifier. */
export const licenceOf = (id: LicenceId): Licence => licences.find((one) => one.id === id) ?? defaultLicence

/** The line to copy that credits an entry, or a whole publication: title, publication, licence and address. */
export function attribution({
  title,
  publication,
  licence,
  url,
}: {
  /** Name of the entry; absent for all that a publication holds. */
  title?: string
  publication: string
  licence: Licence
  url: string
}): string {
  const work = title === undefined ? publication : `“${title}”, ${publication}`
  return `${work}, ${url}, ${licence.name} (${licence.address})`
}
