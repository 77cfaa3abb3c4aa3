/** The catalogues this deployment publishes. Imports nothing; every registry is a `Record<ServiceId, …>` over it. */

type Declared = {
  id: string
  title: string
  path: string
  /** One line for the network home and the publication card. */
  tagline: string
  /** Which division of the world its `region` parameter uses. */
  regions: 'region6' | 'region11'
  /** Accent as OKLCH lightness, chroma and hue in degrees, for light and dark pages alike. */
  accentHueDegrees: number
}

const declared = [
  {
    id: 'flowers',
    title: 'Flowers',
    path: 'flowers',
    tagline: 'What blooms, where, when, and what people do with it.',
    regions: 'region6',
    accentHueDegrees: 5,
  },
] as const satisfies readonly Declared[]

export type ServiceId = (typeof declared)[number]['id']

/** One catalogue: its id, its path under the public address, and the words its home page opens with. */
export type Service = Declared & { id: ServiceId }

export const services: readonly Service[] = declared

/** The service with this id or path, or undefined. */
export const findService = (id: string): Service | undefined =>
  services.find((service) => service.id === id || service.path === id)
