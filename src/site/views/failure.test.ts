import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OctavoError } from '#src/errors.ts'
import { failurePage } from './failure.tsx'

const shown = (error: OctavoError) => renderToStaticMarkup(failurePage(error, 'request-7').main)

test('a reader’s mistake is explained, and gets no number', () => {
  const page = shown(new OctavoError('not_found', 'No flower is called “rosse”.'))
  expect(page).toContain('404')
  expect(page).toContain('No flower is called “rosse”.')
  expect(page).not.toContain('request-7')
})

test('what failed on our side is told by its number, and what it was is told to nobody', () => {
  const page = shown(new OctavoError('internal', 'relation "records" does not exist'))
  expect(page).toContain('500')
  expect(page).toContain('tell us this number: request-7.')
  expect(page).not.toContain('records')
})

test('what is away for a moment is worth another try', () => {
  expect(shown(new OctavoError('unavailable', 'The database is away.'))).toContain('Try again in a few seconds.')
})
