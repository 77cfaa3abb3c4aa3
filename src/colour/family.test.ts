import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { type Family, families, familyInName, familyOf } from './family.ts'

/** Well-known colours with the family most people would name; where they differ, the one that was chosen. */
const namedColours: Readonly<Record<Family, Readonly<Record<string, string>>>> = {
  red: {
    red: '#ff0000',
    crimson: '#dc143c',
    firebrick: '#b22222',
    'dark red': '#8b0000',
    maroon: '#800000',
    burgundy: '#800020',
    oxblood: '#4a0000',
    wine: '#722f37',
    scarlet: '#ff2400',
    vermilion: '#e34234',
    ruby: '#e0115f',
    carmine: '#960018',
    'Indian red': '#cd5c5c',
    tomato: '#ff6347',
  },
  orange: {
    orange: '#ffa500',
    'dark orange': '#ff8c00',
    coral: '#ff7f50',
    'orange red': '#ff4500',
    tangerine: '#f28500',
    pumpkin: '#ff7518',
    'burnt orange': '#cc5500',
    apricot: '#fbceb1',
    'international orange': '#ff4f00',
    'sandy brown': '#f4a460',
  },
  yellow: {
    yellow: '#ffff00',
    lemon: '#fff700',
    khaki: '#f0e68c',
    'lemon chiffon': '#fffacd',
    canary: '#ffff99',
    maize: '#fbec5d',
    citrine: '#e4d00a',
    moccasin: '#ffe4b5',
    'dark khaki': '#bdb76b',
  },
  green: {
    green: '#008000',
    lime: '#00ff00',
    'forest green': '#228b22',
    olive: '#808000',
    'olive drab': '#6b8e23',
    emerald: '#50c878',
    chartreuse: '#7fff00',
    'green yellow': '#adff2f',
    'sea green': '#2e8b57',
    mint: '#98ff98',
    jade: '#00a86b',
    sage: '#9caf88',
    viridian: '#40826d',
    'British racing green': '#004225',
    'dark sea green': '#8fbc8f',
  },
  cyan: {
    cyan: '#00ffff',
    teal: '#008080',
    turquoise: '#40e0d0',
    aquamarine: '#7fffd4',
    'light sea green': '#20b2aa',
    'cadet blue': '#5f9ea0',
    'light cyan': '#e0ffff',
    'pale turquoise': '#afeeee',
    verdigris: '#43b3ae',
  },
  blue: {
    blue: '#0000ff',
    navy: '#000080',
    'midnight blue': '#191970',
    'royal blue': '#4169e1',
    'sky blue': '#87ceeb',
    'steel blue': '#4682b4',
    'light steel blue': '#b0c4de',
    'powder blue': '#b0e0e6',
    cobalt: '#0047ab',
    ultramarine: '#120a8f',
    'Prussian blue': '#003153',
    cerulean: '#007ba7',
    sapphire: '#0f52ba',
  },
  purple: {
    purple: '#800080',
    magenta: '#ff00ff',
    indigo: '#4b0082',
    violet: '#ee82ee',
    lavender: '#e6e6fa',
    thistle: '#d8bfd8',
    orchid: '#da70d6',
    amethyst: '#9966cc',
    'Tyrian purple': '#66023c',
    mauve: '#e0b0ff',
    'rebecca purple': '#663399',
    'slate blue': '#6a5acd',
  },
  pink: {
    pink: '#ffc0cb',
    'light pink': '#ffb6c1',
    'hot pink': '#ff69b4',
    'deep pink': '#ff1493',
    'medium violet red': '#c71585',
    rose: '#ff007f',
    salmon: '#fa8072',
    'old rose': '#c08081',
    carnation: '#ffa6c9',
    'rose quartz': '#f7cac9',
  },
  brown: {
    brown: '#a52a2a',
    'saddle brown': '#8b4513',
    sienna: '#a0522d',
    chocolate: '#d2691e',
    tan: '#d2b48c',
    burlywood: '#deb887',
    sepia: '#704214',
    chestnut: '#954535',
    coffee: '#6f4e37',
    bistre: '#3d2b1f',
    umber: '#635147',
    ochre: '#cc7722',
    copper: '#b87333',
    bronze: '#cd7f32',
    rust: '#b7410e',
    'rosy brown': '#bc8f8f',
  },
  white: {
    white: '#ffffff',
    snow: '#fffafa',
    ivory: '#fffff0',
    linen: '#faf0e6',
    beige: '#f5f5dc',
    'white smoke': '#f5f5f5',
    'alice blue': '#f0f8ff',
    'mint cream': '#f5fffa',
    'antique white': '#faebd7',
    pearl: '#f0ead6',
  },
  grey: {
    grey: '#808080',
    silver: '#c0c0c0',
    gainsboro: '#dcdcdc',
    'dim grey': '#696969',
    'slate grey': '#708090',
    'dark slate grey': '#2f4f4f',
    charcoal: '#36454f',
    gunmetal: '#2a3439',
    'ash grey': '#b2beb5',
  },
  black: {
    black: '#000000',
    'eerie black': '#1b1b1b',
    'ivory black': '#231f20',
    licorice: '#1a1110',
    'raisin black': '#242124',
  },
  gold: {
    gold: '#ffd700',
    'metallic gold': '#d4af37',
    goldenrod: '#daa520',
    'dark goldenrod': '#b8860b',
    saffron: '#f4c430',
    amber: '#ffbf00',
    'old gold': '#cfb53b',
  },
}

describe.each(families)('%s takes in', (family) => {
  it.each(Object.entries(namedColours[family]))('%s %s', (_, hex) => {
    expect(familyOf(hex)).toBe(family)
  })
})

it('every colour has a family', () => {
  const familiesSeen = new Set<string>()
  for (let value = 0; value <= 0xffffff; value += 997)
    familiesSeen.add(familyOf(`#${value.toString(16).padStart(6, '0')}`))
  expect(families).toEqual(expect.arrayContaining([...familiesSeen]))
})

it('greys go from black through grey to white without a hue', () => {
  const row = Array.from({ length: 256 }, (_, level) => familyOf(`#${level.toString(16).padStart(2, '0').repeat(3)}`))
  expect(row.join(' ')).toMatch(/^(black )+(grey )+(white ?)+$/)
})

describe('the family in a name', () => {
  it.each([
    ['Dark Yellowish Pink', 'pink'],
    ['Vivid Purplish Red', 'red'],
    ['Very Dark Red', 'red'],
    ['Pitch or Brownish Black', 'black'],
    ['Snow White', 'white'],
    ['Neutral Gray', 'grey'],
    ['brownish grey', 'grey'],
    ['Dull Blue Violet', 'purple'],
    ['pale gold', 'gold'],
    ['Calamine BLue', 'blue'],
    ['blue/green', 'green'],
    ['blue-green', 'green'],
    ['orange yellow', 'yellow'],
    ['Orange coloured White', 'white'],
    ['darkseagreen', 'green'],
    ['mediumslateblue', 'blue'],
    ['green', 'green'],
  ])('of %s is %s', (name, family) => {
    expect(familyInName(name)).toBe(family)
  })

  it('is that of the name alone: not of what it means, its letter in a list, another name or what is mixed in', () => {
    expect(familyInName('Grayish Blue, slate white')).toBe('blue')
    expect(familyInName('Eugenia Red | A')).toBe('red')
    expect(familyInName('Deep Violet / Plumbeous')).toBe('purple')
    expect(familyInName('blue with a hint of purple')).toBe('blue')
    expect(familyInName('Dānjì (red)')).toBeNull()
  })

  it('is none where the last word is no family', () => {
    for (const name of ['salmon', 'Red Ochre', 'greenish', 'weathered', 'orangered', '', ' '])
      expect(familyInName(name)).toBeNull()
  })

  it('is taken from more than half of the named colours of the starter, and from every plain one', () => {
    const rows: { name: string }[] = parse(readFileSync('src/starter/colours/swatches.csv'), { columns: true })
    const names = rows.map(({ name }) => name)
    const plain = names.filter((name) => name.toLowerCase().endsWith(' red'))
    expect(plain.length).toBeGreaterThan(50)
    expect(plain.filter((name) => familyInName(name) !== 'red')).toEqual([])
    expect(names.filter(familyInName).length).toBeGreaterThan(names.length / 2)
  })
})
