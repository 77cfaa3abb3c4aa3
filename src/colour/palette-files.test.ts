import { expect, test } from 'vitest'
import { type Palette, paletteFormats } from './palette-files.ts'

const holi: Palette = {
  name: 'Holi */ }',
  colours: [
    { name: 'Gulal pink', hex: '#e0218a' },
    { name: 'gulal  pink', hex: '#ff66aa' },
    { name: '靛\n青', hex: '#177cb0' },
    { name: '!', hex: '#000000' },
  ],
}

test('writes custom properties, each name once, and no text ends the comment', () => {
  expect(paletteFormats.css.make(holi)).toBe(
    '/* Holi * / } */\n:root {\n  --gulal-pink: #e0218a;\n  --gulal-pink-2: #ff66aa;\n  --靛-青: #177cb0;\n  --colour: #000000;\n}\n',
  )
})

test('writes JSON', () => {
  expect(JSON.parse(paletteFormats.json.make(holi) as string)).toEqual(holi)
})

test('writes a line a colour for GIMP', () => {
  expect(paletteFormats.gpl.make(holi)).toBe(
    'GIMP Palette\nName: Holi */ }\n#\n224  33 138\tGulal pink\n255 102 170\tgulal pink\n 23 124 176\t靛 青\n  0   0   0\t!\n',
  )
})

test('writes Adobe Swatch Exchange: a group, its colours with names and channels, and the end of the group', () => {
  const bytes = Buffer.from(paletteFormats.ase.make(holi))
  expect(bytes.subarray(0, 12).toString('hex')).toBe('41534546000100000000' + '0006')
  let at = 12
  const blocks: { type: number; name: string; channels: number[] }[] = []
  while (at < bytes.length) {
    const type = bytes.readUInt16BE(at)
    const body = bytes.subarray(at + 6, at + 6 + bytes.readUInt32BE(at + 2))
    at += 6 + body.length
    const units = body.length > 0 ? body.readUInt16BE(0) : 0
    const name = Buffer.from(body.subarray(2, 2 + units * 2))
      .swap16()
      .toString('utf16le')
    const rest = body.subarray(2 + units * 2)
    if (rest.length > 0) expect([rest.toString('latin1', 0, 4), rest.readUInt16BE(16)]).toEqual(['RGB ', 0])
    const channels = rest.length > 0 ? [4, 8, 12].map((from) => Math.round(rest.readFloatBE(from) * 255)) : []
    blocks.push({ type, name, channels })
  }
  expect(at).toBe(bytes.length)
  expect(blocks.map(({ type }) => type)).toEqual([0xc001, 1, 1, 1, 1, 0xc002])
  expect(blocks[0]?.name).toBe('Holi */ }\0')
  expect(blocks[3]).toEqual({ type: 1, name: '靛 青\0', channels: [23, 124, 176] })
})
