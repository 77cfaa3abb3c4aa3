/** Pictures of the library: in all sizes and formats of each, cropped around its focal point. */
import type { ReactNode } from 'react'
import type { Picture } from './records.ts'

/** The width of a picture on pages, for browsers to choose a file before layout: at the head of a page, and in lists. */
const widths = { large: '(min-width: 48rem) 24rem, 100vw', small: '16rem' } as const

const AVIF = 'image/avif'

/** A picture; `isLarge` is for one shown for itself. In lists it stands beside the name of its entry, and has no text of its own. */
export function Photograph({
  picture,
  isLarge,
  isLazy = !isLarge,
}: {
  picture: Picture
  isLarge: boolean
  isLazy?: boolean
}) {
  const { src, alt, width, height, focus, sizes } = picture
  const shown = widths[isLarge ? 'large' : 'small']
  const [avif, others] = [true, false].map((isAvif) => sizes.filter(({ type }) => (type === AVIF) === isAvif))
  const image = (
    <img
      src={src}
      srcSet={setOf(others)}
      sizes={others?.length ? shown : undefined}
      alt={isLarge ? alt : ''}
      width={width}
      height={height}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
    />
  )
  if (!avif?.length) return image
  return (
    <picture>
      <source type={AVIF} srcSet={setOf(avif)} sizes={shown} />
      {image}
    </picture>
  )
}

/** The address of a picture in its small size. */
export const smallest = ({ src, width, sizes }: Picture): string =>
  sizes
    .filter(({ type }) => type !== AVIF)
    .reduce((least, size) => (size.width < least.width ? size : least), { src, width }).src

/** The line under a picture: its caption and credit. */
export const WordsUnder = ({ picture: { caption, credit, licence } }: { picture: Picture }) => (
  <figcaption>
    {caption !== null && <span className="words">{caption} </span>}
    <small>
      {credit} · {licence}
    </small>
  </figcaption>
)

/** A small picture that opens in full. */
export const Opened = ({ picture, children }: { picture: Picture; children: ReactNode }) => (
  <a href={picture.src}>{children}</a>
)

/** More pictures of an entry, below its text. */
export const Gallery = ({ pictures }: { pictures: readonly Picture[] }) =>
  pictures.length > 0 && (
    <section id="pictures" className="written gallery">
      <h2>Pictures</h2>
      <ul>
        {pictures.map((picture) => (
          <li key={picture.src}>
            <figure>
              <Opened picture={picture}>
                <Photograph picture={picture} isLarge isLazy />
              </Opened>
              <WordsUnder picture={picture} />
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )

const setOf = (files: Picture['sizes'] | undefined): string | undefined =>
  files?.length ? files.map(({ src, width }) => `${src} ${width}w`).join(', ') : undefined
