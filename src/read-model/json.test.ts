import { describe, expect, it, vi } from 'vitest'
import {
  addressing,
  bytesOfStored,
  eachElementIn,
  eachField,
  encode,
  encodeInPieces,
  parsed,
  read,
  type StoredJson,
  storedJson,
  wholeAddress,
  withAddresses,
  withFields,
} from './json.ts'

describe('stored JSON', () => {
  it('passes through an answer to the letter', () => {
    const text = '{"b": 1,  "a":"ü"}'
    expect(encode({ items: [storedJson(text)], total: 1 })).toBe(`{"items":[${text}],"total":1}`)
  })

  it('takes more fields at its end', () => {
    expect(encode(withFields(storedJson('{"a":1}'), { b: [2], c: undefined, d: null }))).toBe(
      '{"a":1,"b":[2],"d":null}',
    )
    expect(encode(withFields(storedJson('{"a":1}'), {}))).toBe('{"a":1}')
    const twice = withFields(withFields(storedJson('{"a":1}'), { b: [storedJson('{"c":2}')] }), { d: 3 })
    expect(encode({ twice, end: [] })).toBe('{"twice":{"a":1,"b":[{"c":2}],"d":3},"end":[]}')
  })

  it('is read as it is written', () => {
    const value = {
      items: [storedJson('{"a":[1]}'), withFields(storedJson('{"b":"x"}'), { c: storedJson('[2]'), gone: undefined })],
      none: null,
      gone: undefined,
    }
    for (let times = 0; times < 3; times++) expect(read(value)).toStrictEqual(JSON.parse(encode(value)))
  })

  it('stays read once it was read again', () => {
    const stored = storedJson<{ a: number }>('{"a":1}')
    expect(parsed(stored)).not.toBe(parsed(stored))
    expect(parsed(stored)).toBe(parsed(stored))
  })

  it('weighs what may be kept with it or, where it tells when its value is kept, what is kept', () => {
    const text = JSON.stringify({ a: 'x'.repeat(100) })
    const grown = vi.fn()
    const long = storedJson<object>(text, grown)
    const more = withFields(long, { b: 1 })
    expect(bytesOfStored(storedJson(text))).toBe(4.5 * text.length)
    expect(bytesOfStored([long, more])).toBe(2 * text.length)
    encodeInPieces(more, addressing('https://x.org/f', 'https://x.org'))
    parsed(more)
    expect(grown).not.toHaveBeenCalled()
    parsed(more)
    parsed(more)
    expect(grown).toHaveBeenCalledTimes(1)
    expect(bytesOfStored([long, more])).toBe(7 * text.length)
  })

  it('is a piece of its own, and what stands between is one piece', () => {
    const stored = storedJson('{"a":1}')
    expect(encodeInPieces({ url: '/x', items: [stored, stored], none: [], empty: {} })).toEqual([
      '{"url":"/x","items":[',
      '{"a":1}',
      ',',
      '{"a":1}',
      '],"none":[],"empty":{}}',
    ])
    expect(encodeInPieces(stored)).toEqual(['{"a":1}'])
  })

  it('writes everything else as JSON.stringify does', () => {
    const value = { text: 'a"b\u2028', none: null, list: [1, [true]], nested: { x: 1.5 }, gone: undefined }
    expect(encode(value)).toBe(JSON.stringify(value))
  })
})

describe('the fields of stored JSON', () => {
  const fields = {
    plain: 'words',
    quoted: 'a "word", {a: [brace',
    slashed: 'ends in \\',
    both: '\\" \\\\" }',
    number: -1.5e-7,
    nothing: null,
    yes: true,
    empty: [],
    list: ['a, b', ['"]'], { deep: '}' }],
    object: { deep: { deeper: [1, 2] }, text: '\\' },
    last: 0,
  }
  const toldOf = (piece: StoredJson): [string, string][] => {
    const told: [string, string][] = []
    eachField(piece, (field, text, whole) => {
      expect(whole).toBe(`"${field}":${text}`)
      told.push([field, text])
    })
    return told
  }
  const texts = Object.entries(fields).map(([field, value]) => [field, JSON.stringify(value)])

  it('are told in their order as what is written of each, whatever stands in it', () => {
    expect(toldOf(storedJson(JSON.stringify(fields)))).toEqual(texts)
    expect(toldOf(storedJson('{}'))).toEqual([])
  })

  it('are told where PostgreSQL has put space between', () => {
    const spaced = '{"slug" : "a rose", "many" : [1, 2], "none" : null}'
    expect(toldOf(storedJson(spaced))).toEqual([
      ['slug', '"a rose"'],
      ['many', '[1, 2]'],
      ['none', 'null'],
    ])
  })

  it('are those at its end too, the last of a name last', () => {
    const piece = withFields(withFields(storedJson<object>('{"a":1,"b":2}'), { b: 3, c: storedJson('[4]') }), {
      d: undefined,
      e: { f: storedJson('5') },
    })
    expect(toldOf(piece)).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['b', '3'],
      ['c', '[4]'],
      ['e', '{"f":5}'],
    ])
  })
})

it('the elements of a list are told each as its text', () => {
  const elements = [{ a: '}, {' }, { b: [{ c: 1 }], d: '\\' }, {}]
  const elementsIn = (text: string): string[] => {
    const told: string[] = []
    eachElementIn(text, (element) => told.push(element))
    return told
  }
  expect(elementsIn(JSON.stringify(elements))).toEqual(elements.map((one) => JSON.stringify(one)))
  expect(elementsIn('[{"a" : 1}, {"b" : 2}]')).toEqual(['{"a" : 1}', '{"b" : 2}'])
  expect(elementsIn('[]')).toEqual([])
})

describe('addresses', () => {
  it('become absolute: pages under the service, files under the deployment', () => {
    const json = JSON.stringify({ url: '/flowers/rose', picture: { src: '/media/rose.webp' } })
    expect(JSON.parse(withAddresses(json, 'https://x.org/flowers', 'https://x.org'))).toEqual({
      url: 'https://x.org/flowers/flowers/rose',
      picture: { src: 'https://x.org/media/rose.webp' },
    })
  })

  it('become so one by one as in JSON, and those that are whole stay', () => {
    for (const url of ['/flowers/rose', '//topics/lotus', 'https://elsewhere.org/x', '']) {
      const whole = JSON.parse(withAddresses(JSON.stringify({ url }), 'https://x.org/flowers', 'https://x.org'))
      expect(wholeAddress(url, 'https://x.org/flowers', 'https://x.org')).toBe(whole.url)
    }
    expect(wholeAddress('//topics/lotus', 'https://x.org/flowers', 'https://x.org')).toBe('https://x.org/topics/lotus')
  })

  it('of a piece that is sent again are those of who asks', () => {
    const rose = storedJson('{"url":"/flowers/rose"}')
    const sentFrom = (host: string) =>
      JSON.parse(
        encodeInPieces(
          { first: withFields(rose, { url: '/b' }), all: [rose, rose] },
          addressing(`${host}/f`, host),
        ).join(''),
      )
    for (const host of ['https://x.org', 'https://y.org', 'https://x.org']) {
      const url = `${host}/f/flowers/rose`
      expect(sentFrom(host)).toEqual({ first: { url: `${host}/f/b` }, all: [{ url }, { url }] })
    }
    expect(encode(rose), 'and as it is, where none is asked for').toBe('{"url":"/flowers/rose"}')
  })

  it('inside a text stay what an editor wrote', () => {
    const json = JSON.stringify({ summary: 'Write "url":"/x" or \\"url\\":"/y".', source: { address: '/z' } })
    expect(withAddresses(json, 'https://x.org/flowers', 'https://x.org')).toBe(json)
  })
})
