import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { services } from '#src/services.ts'
import { isReader, readCounter, slugOfEntry } from './reads.ts'

const service = (services[0] as (typeof services)[number]).id
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'

test('people and the programs they write are readers', () => {
  for (const userAgent of [
    firefox,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 12; CUBOT X50) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36',
    'curl/8.9.1',
    'python-requests/2.32.4',
    'node',
    'claude-code/2.0 (cli)',
  ])
    expect(isReader(userAgent), userAgent).toBe(true)
})

test('crawlers, link previews and monitors are not, nor whoever has no name', () => {
  for (const userAgent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116 Safari/537.36',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
    'CCBot/2.0 (https://commoncrawl.org/faq/)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'Baiduspider+(+http://www.baidu.com/search/spider.htm)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/138.0 Safari/537.36',
    'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
    'AhrefsBot/7.0',
    '',
    '  ',
    undefined,
  ])
    expect(isReader(userAgent), userAgent).toBe(false)
})

test('a program is judged by its own name, however many were before', () => {
  for (let number = 0; number < 1000; number++) {
    expect(isReader(`reader/${number}`)).toBe(true)
    expect(isReader(`crawler/${number}`)).toBe(false)
  }
  expect(isReader('crawler/999')).toBe(false)
  expect(isReader('reader/0')).toBe(true)
})

test('reads of an entry are added up, and those of a crawler are not among them', () => {
  const reads = readCounter()
  reads.count(service, 'flower', 'rose', firefox)
  reads.count(service, 'flower', 'rose', firefox)
  reads.count(service, 'flower', 'rose', 'Googlebot/2.1')
  reads.count(service, 'place', 'rose', firefox)
  expect(reads.take()).toEqual([
    { service, resource: 'flower', slug: 'rose', reads: 2 },
    { service, resource: 'place', slug: 'rose', reads: 1 },
  ])
  expect(reads.take()).toEqual([])
})

test('what could not be written is added to what was read meanwhile', () => {
  const reads = readCounter()
  reads.count(service, 'flower', 'rose', firefox)
  const taken = reads.take()
  reads.count(service, 'flower', 'rose', firefox)
  reads.restore(taken)
  expect(reads.take()).toEqual([{ service, resource: 'flower', slug: 'rose', reads: 2 }])
})

test('however many entries are read, memory stays bounded', () => {
  const reads = readCounter()
  for (let entry = 0; entry < 30_000; entry++) reads.count(service, 'flower', `entry-${entry}`, firefox)
  expect(reads.take()).toHaveLength(20_000)
})

test('the entry an answer gives in full is told by its beginning', () => {
  expect(slugOfEntry('{"slug":"rose","name":"Rose"}')).toBe('rose')
  expect(slugOfEntry('{"items":[{"slug":"rose"}],"total":1}')).toBeNull()
})

test('the slug of an entry keeps nothing of the answer that it was read from', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const bytes = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const answer = (index: number) => `{"slug":"a-rather-long-slug-of-an-entry-${index}","text":"${'’'.repeat(10_000)}"}`
  const before = bytes()
  const slugs = Array.from({ length: 1000 }, (_, index) => slugOfEntry(answer(index)))
  const taken = bytes() - before
  expect(slugs[7]).toBe('a-rather-long-slug-of-an-entry-7')
  expect(taken).toBeLessThan(5e6)
})

test('names that are asked for in vain are added up, folded', () => {
  const reads = readCounter()
  reads.countMissed(service, 'Rafflésia', firefox)
  reads.countMissed(service, 'rafflesia', firefox)
  reads.countMissed(service, 'rafflesia', 'Googlebot/2.1')
  expect(reads.takeMissed()).toEqual([{ service, name: 'rafflesia', times: 2 }])
  expect(reads.takeMissed()).toEqual([])
})

test.each([
  'somebody@example.org',
  'https://example.org/rose',
  'a',
  '!?',
  '12',
  'one two three four five six seven',
  'x'.repeat(100),
])('%s is no name that somebody asks for', (text) => {
  const reads = readCounter()
  reads.countMissed(service, text, firefox)
  expect(reads.takeMissed()).toEqual([])
})

test('however many names are asked for, so many are counted', () => {
  const reads = readCounter()
  for (let index = 0; index < 5000; index++) reads.countMissed(service, `nonsense ${index}`, firefox)
  expect(reads.takeMissed().length).toBe(2000)
})
