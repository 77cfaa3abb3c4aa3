/** A map of the world with places on it. The words beside it say the same, so screen readers skip it. */
import type { CSSProperties, ReactNode } from 'react'
import { onWorld, partAbout, partOf, type SheetPart, worldSheet } from '#src/geography/world.ts'
import { worldShapes } from '#src/geography/world-shapes.ts'

/** A place by its coordinates; with an address, a link for people who use a mouse. */
export type MapPoint = { latitude: number; longitude: number; name: string; url?: string }

/** A country by its code; with an address, a link for people who use a mouse. `weight`, from 0 to 1, is how dark it is. */
export type MapCountry = { code: string; name: string; url?: string; weight?: number }

type WorldMapOf = { countries: readonly MapCountry[]; points?: readonly MapPoint[] }

/** Countries smaller than this, in units of the whole sheet, get a ring to be found by. */
const SMALL = 8

/** The part of the world in which the countries and points lie. Nothing where none of them is on the map. */
export function WorldMap({ countries, points = [] }: WorldMapOf) {
  const shown = countries.flatMap((country) => {
    const shape = worldShapes[country.code]
    return shape ? [{ ...country, ...shape, part: partOfShape(shape) }] : []
  })
  const places = points.map((point) => ({ ...point, at: onWorld(point.latitude, point.longitude) }))
  if (shown.length + places.length === 0) return null
  const seen = partAbout([...shown.map(({ part }) => part), ...places.map(({ at }) => speck(at))])
  const zoom = worldSheet.width / seen.width
  return (
    <div
      className={zoom > 1 ? 'world part' : 'world'}
      aria-hidden="true"
      style={zoom > 1 ? landOf(seen, zoom) : undefined}
    >
      <svg
        viewBox={[seen.x, seen.y, seen.width, seen.height].map(tenths).join(' ')}
        aria-hidden="true"
        focusable="false"
      >
        {shown.map(({ code, name, url, weight = 1, at, path, part }) => (
          <Way key={code} name={name} url={url}>
            {path !== '' && <path className="land" d={path} fillOpacity={0.25 + 0.75 * weight} />}
            {Math.max(part.width, part.height) * zoom < SMALL && (
              <circle className="small-land" cx={at[0]} cy={at[1]} r={tenths(7 / zoom)} />
            )}
          </Way>
        ))}
        {places.map(({ latitude, longitude, name, url, at: [x, y] }) => (
          <Way key={`${name} ${latitude} ${longitude}`} name={name} url={url}>
            <circle className="point" cx={tenths(x)} cy={tenths(y)} r={tenths(6 / zoom)} />
          </Way>
        ))}
      </svg>
    </div>
  )
}

type WorldShape = (typeof worldShapes)[string]

const parts = new WeakMap<WorldShape, SheetPart>()

/** The part of the sheet that a country takes, worked out once for all maps. */
function partOfShape(shape: WorldShape): SheetPart {
  const part = parts.get(shape) ?? partOf(shape.path) ?? speck(shape.at)
  parts.set(shape, part)
  return part
}

const speck = ([x, y]: readonly [number, number]): SheetPart => ({ x, y, width: 0, height: 0 })

/** How the picture of all land is laid under a part of it. */
const landOf = ({ x, y, width, height }: SheetPart, zoom: number): CSSProperties =>
  ({
    '--zoom': tenths(zoom * 10) / 10,
    '--across': `${tenths((100 * x) / (worldSheet.width - width))}%`,
    '--down': `${tenths((100 * y) / (worldSheet.height - height))}%`,
  }) as CSSProperties

const tenths = (value: number): number => Math.round(value * 10) / 10

/** A link that the keyboard skips: it has the list beside the map. */
const Way = ({ name, url, children }: { name: string; url?: string | undefined; children: ReactNode }) =>
  url === undefined ? (
    <g>{children}</g>
  ) : (
    <a href={url} aria-label={name} tabIndex={-1}>
      {children}
    </a>
  )
