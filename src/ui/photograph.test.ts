import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Gallery, Photograph, smallest, WordsUnder } from './photograph.tsx'
import type { Picture } from './records.ts'

const size = (type: Picture['sizes'][number]['type'], width: number) => ({
  ...{ src: `/media/a-${width}.${type.slice(6)}`, type },
  ...{ width, height: width / 2 },
})
const picture: Picture = {
  src: '/media/a-1600.webp',
  alt: 'A red field',
  caption: null,
  credit: 'Ada & Co',
  licence: 'CC BY 4.0',
  width: 1600,
  height: 800,
  focus: { x: 20, y: 70 },
  sizes: [size('image/avif', 720), size('image/avif', 1600), size('image/webp', 720), size('image/webp', 1600)],
}
const shown = (one: Picture, isLarge: boolean) =>
  renderToStaticMarkup(createElement(Photograph, { picture: one, isLarge }))

it('gives browsers each form in all its widths, and cuts it about what is to stay in view', () => {
  const html = shown(picture, true)
  expect(html).toContain('<source type="image/avif" srcSet="/media/a-720.avif 720w, /media/a-1600.avif 1600w"')
  expect(html).toContain('srcSet="/media/a-720.webp 720w, /media/a-1600.webp 1600w"')
  expect(html).toContain('src="/media/a-1600.webp"')
  expect(html).toContain('style="object-position:20% 70%"')
})

it('is said in words where it is seen for itself, and comes late and without words among others', () => {
  expect(shown(picture, true)).toMatch(/alt="A red field".* loading="eager"/)
  expect(shown(picture, false)).toMatch(/alt="".* loading="lazy"/)
})

it('is the one file that there is of a picture from before', () => {
  const html = shown({ ...picture, sizes: [] }, true)
  expect(html).toContain('<img src="/media/a-1600.webp" alt')
  expect(smallest({ ...picture, sizes: [] })).toBe('/media/a-1600.webp')
})

it('is small where it is small, in a form that every browser has', () => {
  expect(smallest(picture)).toBe('/media/a-720.webp')
})

it('says whose it is, after its caption where it has one', () => {
  const under = (caption: string | null) =>
    renderToStaticMarkup(createElement(WordsUnder, { picture: { ...picture, caption } }))
  expect(under(null)).toBe('<figcaption><small>Ada &amp; Co · CC BY 4.0</small></figcaption>')
  expect(under('In <May>.')).toContain('<span class="words">In &lt;May&gt;. </span><small>Ada')
})

it('stands among more pictures in their order, each opening in full; without any there is no list', () => {
  const gallery = (pictures: Picture[]) => renderToStaticMarkup(createElement(Gallery, { pictures }))
  expect(gallery([])).toBe('')
  const html = gallery([picture, { ...picture, src: '/media/b.webp', alt: 'A hip' }])
  expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/media/a-1600.webp',
    '/media/b.webp',
  ])
  expect(html).not.toContain('eager')
  expect(html.indexOf('A red field')).toBeLessThan(html.indexOf('A hip'))
})
