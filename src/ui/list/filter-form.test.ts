import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Filter, FilterChips, FilterForm, Mistakes } from './filter-form.tsx'

const form = (filters: readonly Filter[], hidden: Readonly<Record<string, string>> = {}) =>
  renderToStaticMarkup(createElement(FilterForm, { action: '/flowers', filters, hidden }))

describe('the filters of a list', () => {
  const season: Filter = {
    name: 'season',
    label: 'Season',
    value: 'spring',
    options: [
      { value: 'spring', label: 'Spring', count: 12 },
      { value: 'winter', label: 'Winter' },
    ],
  }

  it('are chosen where the values are known, with how many each has, and typed where they are not', () => {
    const page = form([season, { name: 'scent', label: 'Scent', value: 'sweet' }])
    expect(page).toContain('<option value="spring" selected="">Spring (12)</option>')
    expect(page).toContain('<option value="winter">Winter</option>')
    expect(page).toContain('<option value="">Any</option>')
    expect(page).toMatch(/<label for="filter-scent">Scent<\/label><input id="filter-scent" name="scent" value="sweet"/)
  })

  it('keep what is not chosen in them, and are cleared as a whole', () => {
    const page = form([season], { sort: 'name' })
    expect(page).toContain('<input type="hidden" name="sort" value="name"/>')
    expect(page).toContain('<a href="/flowers">Clear</a>')
  })

  it('that are set are taken off one by one and, where there are several, all at once', () => {
    const one = { label: 'Season', value: 'Spring', without: '/flowers?country=JP' }
    const two = { label: 'Country', value: 'Japan', without: '/flowers?season=spring' }
    const chips = (...active: (typeof one)[]) =>
      renderToStaticMarkup(createElement(FilterChips, { active, clear: '/flowers' }))
    expect(chips()).toBe('')
    expect(chips(one)).toContain('<a href="/flowers?country=JP" aria-label="Remove the filter Season: Spring">')
    expect(chips(one)).not.toContain('Clear all')
    expect(chips(one, two)).toContain('<a class="clear" href="/flowers">Clear all</a>')
  })

  it('say what was wrong with them, and what was probably meant', () => {
    const mistakes = (instead: { href: string; label: string }[]) =>
      renderToStaticMarkup(createElement(Mistakes, { mistakes: [{ detail: 'No season is called "sprin".', instead }] }))
    const [spring, winter] = [
      { href: '/flowers?season=spring', label: 'Spring' },
      { href: '/flowers?season=winter', label: 'Winter' },
    ]
    expect(mistakes([])).toContain('role="alert"')
    expect(mistakes([])).not.toContain('Perhaps')
    const text = mistakes([spring, winter]).replaceAll(/<[^>]*>/g, '')
    expect(text).toBe('No season is called &quot;sprin&quot;. Perhaps you meant Spring, Winter?')
  })
})
