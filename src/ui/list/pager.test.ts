import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Orders, Pager } from './pager.tsx'

const pager = (page: number, pages: number) =>
  renderToStaticMarkup(
    createElement(Pager, {
      page,
      pages,
      previous: page > 1 ? `/flowers?page=${page - 1}` : null,
      next: page < pages ? `/flowers?page=${page + 1}` : null,
    }),
  )

it('leads to the page before and the one after, as far as there is one', () => {
  expect(pager(2, 3)).toContain('<a rel="prev" href="/flowers?page=1">')
  expect(pager(2, 3)).toContain('<a rel="next" href="/flowers?page=3">')
  expect(pager(1, 3)).not.toContain('rel="prev"')
  expect(pager(3, 3)).not.toContain('rel="next"')
  expect(pager(3, 1200)).toContain('Page 3 of 1,200')
})

it('is not there for a list of one page', () => {
  expect(pager(1, 1)).toBe('')
})

it('counts no page past the last, and leads back where there is a page before', () => {
  expect(renderToStaticMarkup(createElement(Pager, { page: 9, pages: 2, previous: null, next: null }))).toBe('')
  expect(pager(4, 3)).toContain('<a rel="prev" href="/flowers?page=3">')
  expect(pager(4, 3)).not.toContain('Page 4')
})

it('leads to every order but the present one', () => {
  const orders = [
    { href: '/flowers', label: 'Best', isPresent: true },
    { href: '/flowers?sort=name', label: 'By name', isPresent: false },
  ]
  const page = renderToStaticMarkup(createElement(Orders, { orders }))
  expect(page).toContain('<strong aria-current="true">Best</strong>')
  expect(page).toContain('<a href="/flowers?sort=name">By name</a>')
  expect(page.match(/<a /g)).toHaveLength(1)
})
