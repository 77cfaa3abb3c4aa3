import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Bars } from './bars.tsx'

it('draws what is written and waits on one scale, and says both in figures', () => {
  const rows = [
    { label: 'Japan', href: '/countries/japan', written: 6, waiting: 2 },
    { label: 'Peru', href: null, written: 1200, waiting: 0 },
    { label: 'Chad', href: null, written: 0, waiting: 0 },
  ]
  const page = renderToStaticMarkup(createElement(Bars, { rows }))
  expect(page).toContain(`style="--written:${6 / 1200};--waiting:${2 / 1200}"`)
  expect(page).toContain('--written:1;--waiting:0')
  expect(page).toContain('<a href="/countries/japan">Japan</a>')
  expect(page).toContain('<td class="number">1,200</td><td class="number">–</td>')
  expect(page.match(/<tr [^>]*class="nothing"/g)).toHaveLength(1)
})

it('draws nothing where there is nothing, and divides by nothing', () => {
  const rows = [{ label: 'Chad', href: null, written: 0, waiting: 0 }]
  expect(renderToStaticMarkup(createElement(Bars, { rows }))).toContain('--written:0;--waiting:0')
})
