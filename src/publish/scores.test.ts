import { expect, it } from 'vitest'
import { recorded } from '#test/recorded.ts'
import { linkedBy, scoreAnew } from './scores.ts'

it('finds the entries that terms link to, and takes no other term for a link', () => {
  expect(
    linkedBy('flowers', [
      'flowers/flower.day:hanami',
      'flowers/flower.city:paris',
      'flowers/decoration.color:red',
      'flowers/flower.color:red',
      'flowers/flower.country:FR',
      '',
    ]),
  ).toEqual([
    { resource: 'flower_day', slug: 'hanami' },
    { resource: 'city', slug: 'paris' },
  ])
  expect(linkedBy('dance', ['flowers/flower.day:hanami'])).toEqual([])
})

it('adds up the scores of the entries it is given, and names the replies that list those whose score changed', async () => {
  const { database, asked } = recorded([
    {
      to: 'update read_model.records',
      rows: () => [{ resource: 'flower', terms: ['flowers/flower.day:hanami'] }],
    },
  ])
  const keys = await scoreAnew(database.write, 'flowers', [
    { resource: 'flower', slug: 'rose' },
    { resource: 'city', slug: 'paris' },
  ])
  expect(keys).toEqual(['flowers/flower/', 'flowers/flower_day/hanami'])
  const [{ text, values } = { text: '', values: [] }] = asked
  expect(text).toContain('unnest($6::text[], $7::text[])')
  expect(values[0]).toBe('flowers')
  expect(values.slice(5)).toEqual([
    ['flower', 'city'],
    ['rose', 'paris'],
  ])
  const links = (values[1] as string[]).map((target, at) => [
    target,
    (values[2] as string[])[at],
    (values[3] as string[])[at],
  ])
  expect(links).toContainEqual(['flower_day', 'flower', 'flowers/flower.day:'])
  expect(links).toContainEqual(['city', 'flower', 'flowers/flower.city:'])
  expect(
    links.filter(([target, source]) => target === 'city' && source === 'city'),
    'no place is in itself',
  ).toEqual([])
})

it('adds up all of a service where it is asked to', async () => {
  const { database, asked } = recorded([{ to: 'update read_model.records', rows: () => [] }])
  expect(await scoreAnew(database.write, 'flowers', 'all')).toEqual([])
  expect(asked[0]?.text).toContain('from read_model.records where service = $1')
  expect(asked[0]?.values).toHaveLength(5)
})
