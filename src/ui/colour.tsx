/** A colour and what follows from it: values, names, contrast, harmonies, and fields of many colours. */
import type { ReactNode } from 'react'
import { type ColourContrast, contrastBetween, contrastOf, type TextContrast } from '#src/colour/contrast.ts'
import { notationsOf } from '#src/colour/notations.ts'
import type { Harmony } from '#src/colour/oklch-harmonies.ts'
import type { SeenColour } from '#src/colour/vision.ts'
import type { Link } from './records.ts'
import { Hex } from './swatch.tsx'

/** A colour that has a name, and how far it lies from the one that is shown. */
export type Near = { name: string; hex: string; url: string; distance: number; set: { name: string } | null }

/** The address of the page about a colour. */
export type AddressOf = (hex: string) => string

/** A plain field of the colour, as large as its place. It is a drawing, since the policy of pages allows no style attributes. */
export const PlainField = ({ hex }: { hex: string }) => (
  <svg className="colour-field" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect width="1" height="1" fill={hex} />
  </svg>
)

/** The values of a colour, each ready to be copied. */
export const Notations = ({ hex }: { hex: string }) => (
  <dl className="notations">
    {notationsOf(hex).map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <code data-copy={text}>{text}</code>
        </dd>
      </div>
    ))}
  </dl>
)

/** The names nearest to a colour, with how far off each is. */
export const Nearest = ({ near }: { near: readonly Near[] }) => (
  <ol className="near">
    {near.map(({ name, hex, url, distance, set }) => (
      <li key={url}>
        <PlainField hex={hex} />
        <div>
          <a href={url}>{name}</a>
          <p className="small">
            {set ? set.name : 'In this catalogue'} · <Hex hex={hex} />
          </p>
        </div>
        <p className="distance">
          <span className="number">ΔE {distance}</span>
          <span className="small">{distanceWords(distance)}</span>
        </p>
      </li>
    ))}
  </ol>
)

/** What a distance in CIE Lab means to an eye: about 2.3 is just noticeable (Mahy, Van Eycken, Oosterlinck, 1994). */
const distanceWords = (distance: number): string => {
  if (distance === 0) return 'the same'
  if (distance < 1) return 'not to be told apart'
  if (distance < 2.3) return 'hardly to be told apart'
  if (distance < 10) return 'close'
  return distance < 25 ? 'alike' : 'another colour'
}

/** The contrast of the two colours, each as text on the other, and what it is enough for. */
export const Pair = ({ one, other }: { one: string; other: string }) => (
  <figure className="pair">
    <Sample ground={one} text={other} />
    <Sample ground={other} text={one} />
    <figcaption>
      <Ratio {...contrastBetween(one, other)} />
    </figcaption>
  </figure>
)

/** Black and white text on a colour. */
export const OnBlackAndWhite = ({ hex }: { hex: string }) => {
  const { black_text: black, white_text: white, better }: ColourContrast = contrastOf(hex)
  return (
    <div className="pairs">
      {[
        { words: 'Black text', text: '#000000', contrast: black, isBetter: better === 'black' },
        { words: 'White text', text: '#ffffff', contrast: white, isBetter: better === 'white' },
      ].map(({ words, text, contrast, isBetter }) => (
        <figure key={words} className="pair">
          <Sample ground={hex} text={text} />
          <figcaption>
            <strong>
              {words}
              {isBetter && ' reads better'}
            </strong>
            <Ratio {...contrast} />
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

const Sample = ({ ground, text }: { ground: string; text: string }) => (
  <svg className="sample" viewBox="0 0 120 60" role="img" aria-label={`Text in ${text} on ${ground}`}>
    <rect width="120" height="60" fill={ground} />
    <text x="12" y="40" fontSize="28" fill={text}>
      Aa
    </text>
    <text x="62" y="39" fontSize="11" fill={text}>
      Small text
    </text>
  </svg>
)

const Ratio = ({ ratio, aa_normal, aa_large, aaa_normal }: TextContrast) => (
  <>
    <span className="ratio number">{ratio} : 1</span>
    <span className="small">
      {aaa_normal
        ? 'Enough for any text (AAA).'
        : aa_normal
          ? 'Enough for any text (AA).'
          : aa_large
            ? 'Enough for large text and for marks, not for small text.'
            : 'Not enough for text.'}
    </span>
  </>
)

/** Harmonies, each a row of colours that lead on. */
export const Harmonies = ({
  hex,
  harmonies,
  addressOf,
}: {
  hex: string
  harmonies: readonly Harmony[]
  addressOf: AddressOf
}) => (
  <dl className="harmonies">
    {harmonies.map(({ name, hexes }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <Chips chips={[{ hex, isHere: true }, ...hexes.map((one) => ({ hex: one, href: addressOf(one) }))]} />
        </dd>
      </div>
    ))}
  </dl>
)

type Chip = { hex: string; name?: string; href?: string; isHere?: boolean }

/** Colours side by side, each with its value and, where it has one, its name. */
export const Chips = ({ chips }: { chips: readonly Chip[] }) => (
  <ul className="chips-of-colour">
    {chips.map(({ hex, name, href, isHere }, index) => (
      // One value may stand twice, under two names.
      <li key={`${hex} ${name ?? index}`} className={isHere ? 'here' : undefined}>
        <PlainField hex={hex} />
        {name !== undefined && <span>{name}</span>}
        {href === undefined ? (
          <code className="hex">{hex}</code>
        ) : (
          <a href={href}>
            <code className="hex">{hex}</code>
          </a>
        )}
      </li>
    ))}
  </ul>
)

/** The colour as people with colour blindness see it. */
export const SeenBy = ({ seen }: { seen: readonly SeenColour[] }) => (
  <ul className="seen-by">
    {seen.map(({ name, lacks, hex }) => (
      <li key={name}>
        <PlainField hex={hex} />
        <strong>{name}</strong>
        <span className="small">{lacks}</span>
        <Hex hex={hex} />
      </li>
    ))}
  </ul>
)

/** The same colours as files and, where they are few enough, as CSS to be copied. */
export const PaletteFiles = ({ files, css }: { files: readonly Link[]; css?: string }) => (
  <p className="palette-files">
    <span className="label">Download</span>{' '}
    {files.map(({ href, label }) => (
      <a key={href} href={href} download>
        {label}
      </a>
    ))}
    {css !== undefined && <span data-copy={css} data-name="these colours as CSS" />}
  </p>
)

/** A part of the page of an entry that is about colours. */
export const ColourPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="related colour-part">
    <h2>{title}</h2>
    {children}
  </section>
)

/** Many named colours at once: a chart of them, each a link. */
export const ColourChart = ({ colours }: { colours: readonly { name: string; hex: string; url: string }[] }) => (
  <ul className="colour-chart">
    {colours.map(({ name, hex, url }) => (
      <li key={url}>
        <a href={url}>
          <PlainField hex={hex} />
          <span>{name}</span>
        </a>
      </li>
    ))}
  </ul>
)
