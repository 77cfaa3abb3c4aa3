/** Where something is on a map of the world. What it shows stands in words beside it: it says nothing to a screen reader. */
import type { ReactNode } from 'react'
import { onWorld, worldSheet } from '#src/geography/world.ts'
import { worldShapes } from '#src/geography/world-shapes.ts'

/** A place by its coordinates; with an address, a way to it for who uses a mouse. */
export type MapPoint = { latitude: number; longitude: number; name: string; url?: string }

/** A country by its code; with an address, a way to it for who uses a mouse. `weight`, from 0 to 1, is how much there is of it. */
export type MapCountry = { code: string; name: string; url?: string; weight?: number }

type WorldMapOf = { countries: readonly MapCountry[]; points?: readonly MapPoint[] }

/** An outline in fewer letters than this is too small to be found without a ring. */
const SMALL = 64

/** Nothing where neither a country nor a point is on the map. */
export function WorldMap({ countries, points = [] }: WorldMapOf) {
  const shown = countries.flatMap((country) => {
    const shape = worldShapes[country.code]
    return shape ? [{ ...country, ...shape }] : []
  })
  if (shown.length + points.length === 0) return null
  const { width, height } = worldSheet
  return (
    <div className="world" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        {shown.map(({ code, name, url, weight = 1, at, path }) => (
          <Way key={code} name={name} url={url}>
            {path !== '' && <path className="land" d={path} fillOpacity={0.25 + 0.75 * weight} />}
            {path.length < SMALL && <circle className="small-land" cx={at[0]} cy={at[1]} r="7" />}
          </Way>
        ))}
        {points.map(({ latitude, longitude, name, url }) => {
          const [x, y] = onWorld(latitude, longitude)
          return (
            <Way key={`${name} ${latitude} ${longitude}`} name={name} url={url}>
              <circle className="point" cx={x.toFixed(1)} cy={y.toFixed(1)} r="6" />
            </Way>
          )
        })}
      </svg>
    </div>
  )
}

/** The list beside the map leads there by the keyboard. */
const Way = ({ name, url, children }: { name: string; url?: string | undefined; children: ReactNode }) =>
  url === undefined ? (
    <g>{children}</g>
  ) : (
    <a href={url} aria-label={name} tabIndex={-1}>
      {children}
    </a>
  )
