import { expect, test } from 'vitest'
import { linkKey, type Story, storiesOf } from './same-story.ts'

const story = (more: Partial<Story> = {}): Story => ({
  title: 'Roses are red',
  link: 'https://gazette.example/roses',
  publishedAt: new Date('2026-03-05T12:00:00Z'),
  ...more,
})

test.each([
  ['https://gazette.example/roses?utm_source=rss&utm_medium=feed', 'https://gazette.example/roses'],
  ['https://gazette.example/roses?fbclid=abc#comments', 'https://gazette.example/roses'],
  ['http://gazette.example/roses/', 'https://gazette.example/roses'],
  ['https://GAZETTE.example:443/roses', 'https://gazette.example/roses'],
  ['https://gazette.example/?id=7&at_medium=RSS&at_campaign=rss', 'https://gazette.example?id=7'],
  ['https://gazette.example/?b=2&a=1&gclid=x', 'https://gazette.example/?a=1&b=2'],
  ['https://gazette.example', 'https://gazette.example/#top'],
])('%s leads where %s does', (one, other) => {
  expect(linkKey(one)).toBe(linkKey(other))
})

test.each([
  ['https://gazette.example/roses', 'https://gazette.example/lilies'],
  ['https://gazette.example/roses', 'https://herald.example/roses'],
  ['https://gazette.example/?id=7', 'https://gazette.example/?id=8'],
  ['https://gazette.example/Roses', 'https://gazette.example/roses'],
  ['https://gazette.example:8443/roses', 'https://gazette.example/roses'],
  ['https://gazette.example/?source=1', 'https://gazette.example/?source=2'],
])('%s leads elsewhere than %s', (one, other) => {
  expect(linkKey(one)).not.toBe(linkKey(other))
})

test('the same link is the same story, whatever the headline and whenever', () => {
  const stories = storiesOf([story()])
  const publishedAt = new Date('2026-09-05T12:00:00Z')
  expect(stories.has(story({ title: 'Corrected', publishedAt, link: 'https://gazette.example/roses?utm_id=1' }))).toBe(
    true,
  )
})

test('the same headline within three days is the same story, before or after, but not later', () => {
  const stories = storiesOf([story()])
  const elsewhere = (title: string, at: string) =>
    stories.has(story({ title, link: 'https://herald.example/1', publishedAt: new Date(at) }))
  expect(elsewhere('ROSES  are “red”!', '2026-03-08T12:00:00Z')).toBe(true)
  expect(elsewhere('Rosés are red', '2026-03-02T12:00:00Z')).toBe(true)
  expect(elsewhere('Roses are red', '2026-03-08T12:00:01Z')).toBe(false)
  expect(elsewhere('Roses are blue', '2026-03-05T12:00:00Z')).toBe(false)
})

test('a story that is added is known from then on', () => {
  const stories = storiesOf([])
  expect(stories.has(story())).toBe(false)
  stories.add(story())
  expect(stories.has(story())).toBe(true)
  stories.add(story({ link: 'https://gazette.example/again', publishedAt: new Date('2026-03-20T12:00:00Z') }))
  const between = new Date('2026-03-19T12:00:00Z')
  expect(stories.has(story({ link: 'https://herald.example/1', publishedAt: between }))).toBe(true)
})

test('headlines that fold to nothing are not one story for that', () => {
  const stories = storiesOf([story({ title: '!!!' })])
  expect(stories.has(story({ title: '???', link: 'https://herald.example/1' }))).toBe(false)
})

test('what is no address is compared as it stands', () => {
  expect(linkKey('not an address')).toBe('not an address')
})
