import { type CSSProperties, useId } from 'react'
import { compose, leaf, sheet } from './composition.ts'
import { css } from './palette.ts'

const foldLines = [
  `M${leaf.width} 0V${sheet.height}`,
  ...[1, 2, 3].map((fold) => `M0 ${fold * leaf.height}H${sheet.width}`),
].join('')

/** What a cover follows from: the entry's address, words that may name colours, the colour it is, if it is one, and the accent of its service. */
export type CoverOf = { address: string; words: readonly string[]; own?: string | undefined; accentHueDegrees: number }

/** The composed cover of an entry. It is an ornament and says nothing a screen reader would miss. */
export function Cover({ address, ...from }: CoverOf) {
  const id = useId()
  const { ground, night, layers, isOnEachLeaf } = compose(address, from)
  const style = { '--ground': css(ground), '--night': css(night) } as CSSProperties
  const paths = layers.map(({ d, ink }) => <path key={d} d={d} fill={css(ink)} />)
  return (
    <svg
      className="cover"
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="xMidYMid slice"
      style={style}
      aria-hidden="true"
      focusable="false"
    >
      {isOnEachLeaf ? (
        <>
          <pattern id={id} width={leaf.width} height={leaf.height} patternUnits="userSpaceOnUse">
            {paths}
          </pattern>
          <rect width={sheet.width} height={sheet.height} fill={`url(#${id})`} />
        </>
      ) : (
        paths
      )}
      <path className="folds" d={foldLines} />
    </svg>
  )
}
