/**
 * The steps of a drape as drawings of a figure in its cloth: earlier steps are pale, the present step is in colour. They are drawn from
 * the entry's pleats, end and hem, and from the part that each step is about.
 */
import type { EntryRecord } from '../records.ts'
import type { Figures } from './index.ts'

type Part = 'beneath' | 'wrap' | 'pleats' | 'legs' | 'breast' | 'end' | 'waist' | 'head' | 'fastening'

/** The fields of a drape that its drawings need. */
type Drape = {
  pleats: 'front' | 'left' | 'right' | 'back' | 'none' | null
  shoulder: 'left' | 'right' | 'both' | 'none' | null
  end_falls: 'behind' | 'front' | null
  hem: keyof typeof hems | null
  between_legs: boolean
  steps: readonly { text: string; part: Part | null }[]
}

const WIDTH = 120
const HEIGHT = 200
/** The middle of the figure. Its waist, and where its hem lies by name, in units from the top. */
const MIDDLE = WIDTH / 2
const WAIST = 86
const hems = { floor: 190, ankle: 182, calf: 160, knee: 142 } as const
const NOTE =
  'Schemes drawn from the facts of the drape, not to scale. Seen from the front, the left of the wearer is on the right.'

/** The drawings of the steps of a drape, by what its entry says of the cloth. */
export function drapeFigures(entry: EntryRecord): Figures {
  // A resource whose steps are those of a drape declares these fields.
  const drape = entry as unknown as Drape
  return {
    note: NOTE,
    figures: drape.steps.map(({ text, part }, index) =>
      !part ? null : (
        <Scheme key={text} drape={drape} parts={drape.steps.slice(0, index + 1).map((step) => step.part)} />
      ),
    ),
  }
}

/** The figure after as many steps as there are parts; the last one is in colour. */
function Scheme({ drape, parts }: { drape: Drape; parts: readonly (Part | null)[] }) {
  const now = parts.at(-1)
  const isBehind = now === 'legs' || (now === 'pleats' && drape.pleats === 'back')
  const done = (part: Part) => parts.includes(part)
  const toned = (part: Part) => (part === now ? 'now' : 'done')
  // Seen from the front, the wearer's left is on the right.
  const leftward = isBehind ? -1 : 1
  const shoulder = (drape.shoulder === 'right' ? -1 : 1) * leftward
  // A value that the entry lacks is drawn in the usual way.
  const hem = hems[drape.hem ?? 'ankle']
  const isDivided = drape.between_legs && done('legs')
  // A turn of the cloth after the division lies over it like a short skirt.
  const isCovered = isDivided && parts.lastIndexOf('wrap') > parts.indexOf('legs')
  const hasPleats = done('pleats') && (drape.pleats === 'back') === isBehind && drape.pleats !== 'none'
  const hasEnd = done('end') && drape.shoulder !== 'none'
  const wraps = countOf('wrap', parts)
  const ends = countOf('end', parts)
  const stepParts = drape.steps.map(({ part }) => part)
  const isHalfway = ends < countOf('end', stepParts)
  return (
    <figure className="scheme">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {hasEnd && drape.end_falls === 'behind' && !isBehind && !isHalfway && (
          <path className={toned('end')} d={tailAside(shoulder)} />
        )}
        <g className="body">
          <path d={HEAD} />
          <path d={BODY} />
          <path className="arms" d={ARMS} />
        </g>
        {done('beneath') && <path className={`beneath ${toned('beneath')}`} d={BLOUSE} />}
        {done('beneath') && !done('wrap') && <path className={`beneath ${toned('beneath')}`} d={skirt(hem - 6)} />}
        {done('wrap') && (
          <>
            <path className={isCovered ? 'done' : toned('wrap')} d={isDivided ? divided(hem) : skirt(hem)} />
            {isCovered && <path className={toned('wrap')} d={skirt(KNEE)} />}
            {!isDivided && (
              <path className={`border ${toned('wrap')}`} d={edges(hem, drape.pleats === 'none' ? wraps : 1)} />
            )}
          </>
        )}
        {hasPleats && (
          <Pleats tone={toned('pleats')} at={pleatsAt(drape.pleats, leftward)} to={isDivided ? KNEE : hem} />
        )}
        {isDivided && isBehind && <path className={toned('legs')} d={TUCK} />}
        {done('breast') && <path className={toned('breast')} d={BREAST} />}
        {hasEnd && !isBehind && (
          <>
            <path
              className={toned('end')}
              d={
                isHalfway && drape.shoulder !== 'both'
                  ? endBegun(drape, shoulder)
                  : endOver(drape, shoulder, done('breast'))
              }
            />
            {drape.shoulder === 'both' && !isHalfway && <path className={toned('end')} d={corner(-shoulder)} />}
          </>
        )}
        {done('waist') && <path className={toned('waist')} d={BAND} />}
        {done('head') && <path className={toned('head')} d={VEIL} />}
        {now === 'fastening' && <circle className="now" {...fastenedAt(drape, shoulder, hasEnd)} r="4.5" />}
      </svg>
      {isBehind && <figcaption>From behind</figcaption>}
    </figure>
  )
}

const countOf = (part: Part, parts: readonly (Part | null)[]): number => parts.filter((one) => one === part).length

const HEAD = 'M60 8c7 0 11 5 11 12s-4.5 13-11 13-11-6-11-13 4-12 11-12z'
const BODY =
  'M54 31v5c-6 4-14 5-17 10 3 12 9 24 9 38-2 8-6 16-6 24l6 80h10l4-72 4 72h10l6-80c0-8-4-16-6-24 0-14 6-26 9-38-3-5-11-6-17-10v-5z'
const ARMS = 'M39 48c-6 14-8 30-11 50M81 48c6 14 8 30 11 50'
const BLOUSE = 'M54 38c-6 2-13 3-16 8 2 8 5 14 6 22h32c1-8 4-14 6-22-3-5-10-6-16-8-3 6-9 6-12 0z'
const BREAST = 'M41 52h38l-3 20h-32z'
const BAND = 'M45 80h30c2 4 2 8 2 12h-34c0-4 0-8 2-12z'
const VEIL = 'M43 50c-3-26 4-46 17-46s20 20 17 46c-5-8-5-22-8-30-4-6-14-6-18 0-3 8-3 22-8 30z'
/** The fold that is drawn up between the legs and tucked in at the spine. */
const TUCK = 'M56 86h8l3 50-7 18-7-18z'

/** The distance between turns of a cloth that lie in tiers, and the height at which pleats of a divided cloth end. */
const TIER = 14
const KNEE = 150

/** Half the width of a skirt at a height. */
const widthAt = (y: number): number => 23 + ((y - 108) * 8) / 82

const skirt = (hem: number): string => {
  const half = widthAt(hem)
  return `M45 ${WAIST}c-3 8-7 14-8 22L${MIDDLE - half} ${hem}q${half} 5 ${2 * half} 0L83 108c-1-8-5-14-8-22z`
}

/** A cloth drawn between the legs: it follows each of them. */
const divided = (hem: number): string => {
  const half = widthAt(hem) - 5
  return `M45 ${WAIST}c-3 8-7 14-8 22L${MIDDLE - half} ${hem}q9 4 18 0l${half - 18}-60 ${half - 18} 60q9 4 18 0L83 108c-1-8-5-14-8-22z`
}

/** The border about a skirt, once for each turn of the cloth. */
const edges = (hem: number, turns: number): string =>
  Array.from({ length: turns }, (_, turn) => {
    const y = hem - TIER * turn
    return `M${MIDDLE - widthAt(y)} ${y - 2}q${widthAt(y)} 5 ${2 * widthAt(y)} 0`
  }).join('')

const pleatsAt = (pleats: Drape['pleats'], leftward: number): number =>
  MIDDLE + (pleats === 'left' ? 13 : pleats === 'right' ? -13 : pleats === 'front' ? 3 : 0) * leftward

/** A fan from the waist to the hem. */
function Pleats({ tone, at, to }: { tone: string; at: number; to: number }) {
  const folds = [-1, -0.5, 0, 0.5, 1]
  return (
    <g className={`pleats ${tone}`}>
      <path d={`M${at - 5} ${WAIST}h10L${at + 10} ${to}q-10 6-20 0z`} />
      <path className="folds" d={folds.map((fold) => `M${at + 4 * fold} ${WAIST}L${at + 9 * fold} ${to}`).join('')} />
    </g>
  )
}

/** The end as it hangs behind a shoulder, seen past the arm. */
const tailAside = (side: number): string =>
  `M${MIDDLE + side * 14} 44h${side * 8}c${side * 10} 30 ${side * 12} 60 ${side * 12} 92h${side * -14}z`

/** The end over a shoulder: up across the breast, or down from behind and spread before it; a corner, where the breast is covered. */
function endOver({ end_falls: falls, shoulder }: Drape, side: number, isCovered: boolean): string {
  const x = (from: number) => MIDDLE + side * from
  if (isCovered) return corner(side)
  if (falls === 'front' && shoulder !== 'both')
    return `M${x(9)} 41L${x(22)} 45C${x(24)} 70 ${x(22)} 100 ${x(20)} 130Q${x(4)} 126 ${x(-10)} 108L${x(-16)} 88C${x(-6)} 76 ${x(4)} 58 ${x(9)} 41z`
  return `M${x(-15)} ${WAIST + 1}C${x(-8)} 71 ${x(2)} 54 ${x(9)} 41L${x(22)} 45C${x(19)} 60 ${x(14)} 76 ${x(8)} ${WAIST + 1}z`
}

/** The end on its way: at the shoulder where it comes from behind, else under the arm. */
function endBegun({ end_falls: falls }: Drape, side: number): string {
  if (falls === 'front') return corner(side)
  const x = (from: number) => MIDDLE + side * from
  return `M${x(-15)} ${WAIST + 1}C${x(-14)} 80 ${x(-15)} 74 ${x(-18)} 62C${x(-8)} 66 ${x(2)} 76 ${x(8)} ${WAIST + 1}z`
}

/** A corner that comes over a shoulder from behind. */
const corner = (side: number): string =>
  `M${MIDDLE + side * 10} 41L${MIDDLE + side * 22} 45L${MIDDLE + side * 19} 66L${MIDDLE + side * 8} 60z`

/** Where it is fastened: at the shoulder, at the other hip where the end is spread in front, and at the waist before there is one. */
function fastenedAt({ end_falls: falls, shoulder }: Drape, side: number, hasEnd: boolean): { cx: number; cy: number } {
  if (!hasEnd) return { cx: MIDDLE, cy: WAIST }
  if (shoulder === 'both') return { cx: MIDDLE - side * 15, cy: 62 }
  return falls === 'front' ? { cx: MIDDLE - side * 14, cy: 92 } : { cx: MIDDLE + side * 15, cy: 46 }
}
