/** The catalogues this deployment publishes. Imports nothing; every registry is a `Record<ServiceId, …>` over it. */

type Declared = {
  id: string
  title: string
  path: string
  /** One line for the network home and the publication card. */
  tagline: string
  /** Which division of the world its `region` parameter uses. */
  regions: 'region6' | 'region11' | 'region8'
  /** Name of the parameter that keeps entries of one region. */
  regionParameter: 'region' | 'continent'
  /** Accent as OKLCH lightness, chroma and hue in degrees, for light and dark pages alike. */
  accentHueDegrees: number
  /** Kind of plate for entries without a picture; `src/ui/cover/kinds` says what each kind is drawn from. */
  plate: string
  /** The style of its pages, from the choices of the style sheet. */
  character: Character
}

/** How the pages of a catalogue are set: tokens of `src/ui/styles/tokens.css`, each by its name. */
export type Character = {
  /** The face of its headings. */
  heading: 'serif' | 'italic' | 'sans'
  /** The line that parts of a page begin under. */
  rule: 'plain' | 'double' | 'dotted' | 'heavy' | 'accent'
  /** How wide plates stand in lists, and how close. */
  plates: 'wide' | 'even' | 'close'
}

const declared = [
  {
    id: 'flowers',
    title: 'Flowers',
    path: 'flowers',
    tagline: 'What blooms, where, when, and what people do with it.',
    regions: 'region6',
    regionParameter: 'region',
    accentHueDegrees: 5,
    plate: 'blossom',
    character: { heading: 'italic', rule: 'plain', plates: 'wide' },
  },
  {
    id: 'traditions',
    title: 'Traditions',
    path: 'traditions',
    tagline: 'What people keep and hand on, from the table to the temple.',
    regions: 'region11',
    regionParameter: 'region',
    accentHueDegrees: 55,
    plate: 'almanac',
    character: { heading: 'serif', rule: 'dotted', plates: 'even' },
  },
  {
    id: 'colours',
    title: 'Colours',
    path: 'colours',
    tagline: 'Every colour has a name, a making and a meaning.',
    regions: 'region6',
    regionParameter: 'region',
    accentHueDegrees: 195,
    plate: 'field',
    character: { heading: 'sans', rule: 'heavy', plates: 'close' },
  },
  {
    id: 'food',
    title: 'Food',
    path: 'food',
    tagline: 'What people cook and eat, the world over and through the year.',
    regions: 'region6',
    regionParameter: 'region',
    accentHueDegrees: 35,
    plate: 'dish',
    character: { heading: 'serif', rule: 'double', plates: 'even' },
  },
  {
    id: 'cheese',
    title: 'Cheese',
    path: 'cheese',
    tagline: 'Milk made to last, and everything people do with it.',
    regions: 'region11',
    regionParameter: 'region',
    accentHueDegrees: 85,
    plate: 'wheel',
    character: { heading: 'serif', rule: 'heavy', plates: 'even' },
  },
  {
    id: 'cattle',
    title: 'Cattle',
    path: 'cattle',
    tagline: 'The breeds people keep, and the lives they share.',
    regions: 'region11',
    regionParameter: 'region',
    accentHueDegrees: 145,
    plate: 'hide',
    character: { heading: 'sans', rule: 'plain', plates: 'even' },
  },
  {
    id: 'sarees',
    title: 'Sarees',
    path: 'sarees',
    tagline: 'One length of cloth, a thousand ways to weave and wear it.',
    regions: 'region8',
    regionParameter: 'region',
    accentHueDegrees: 340,
    plate: 'cloth',
    character: { heading: 'italic', rule: 'double', plates: 'wide' },
  },
  {
    id: 'dance',
    title: 'Dance',
    path: 'dance',
    tagline: 'How the world moves, to what music and why.',
    regions: 'region6',
    regionParameter: 'continent',
    accentHueDegrees: 290,
    plate: 'floor',
    character: { heading: 'sans', rule: 'accent', plates: 'even' },
  },
] as const satisfies readonly Declared[]

/** The identifier of a catalogue. */
export type ServiceId = (typeof declared)[number]['id']

/** The name of a catalogue's parameter for regions. */
export type RegionParameterOf<S extends OwnerId> = Extract<(typeof declared)[number], { id: S }>['regionParameter']

/** The owner of an entry: a catalogue, or the network for topics. */
export type OwnerId = ServiceId | 'network'

/** The declared kinds of plate, and the one for services without any. */
export type PlateKind = (typeof declared)[number]['plate'] | typeof plainPlate

/** The plate of topics. */
export const plainPlate = 'ornament'

/** One catalogue: its id, its path under the public address, and the words its home page opens with. */
export type Service = Declared & { id: ServiceId; plate: PlateKind }

/** The catalogues, in the order in which they are listed. */
export const services: readonly Service[] = declared

/** All owners of entries; the network comes first, since the catalogues refer to its topics. */
export const owners: readonly OwnerId[] = ['network', ...declared.map(({ id }) => id)]

/** The network: all catalogues together, with an address of its own. */
export const network = {
  id: 'network',
  title: 'Octavo',
  tagline: 'Catalogues of the things people grow, make, wear, eat and keep, and of the days they keep them on.',
  /** Ink blue, for pages of no catalogue. */
  accentHueDegrees: 255,
} as const

/** Something with an address of its own: a catalogue, or the network. */
export type Surface = Pick<Service, 'title' | 'tagline'> & { id: OwnerId }

/** Where a deployment and its services answer; no address has a slash at its end. */
export type Addresses = { publicUrl: string; baseUrls: Readonly<Record<ServiceId, string>> }

/** Where a surface answers. */
export const addressOf = (id: OwnerId, { publicUrl, baseUrls }: Addresses): string =>
  id === network.id ? publicUrl : baseUrls[id]

/** The catalogue of this id, or the network. */
export const surfaceOf = (id: OwnerId): Surface => services.find((service) => service.id === id) ?? network

/** The service with this id or path, or undefined. */
export const findService = (id: string): Service | undefined =>
  services.find((service) => service.id === id || service.path === id)
