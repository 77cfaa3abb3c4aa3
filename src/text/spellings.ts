/** One spelling for words that English writes in several ways: British and American, and two names of one thing. */

/** Each line is one word in its spellings; the first stands for all of them. */
const alike = `
  color colour
  flavor flavour
  harbor harbour
  honor honour
  labor labour
  neighbor neighbour
  odor odour
  savory savoury
  vapor vapour
  humor humour
  armor armour
  center centre
  theater theatre
  fiber fibre
  meter metre
  ocher ochre
  gray grey
  draft draught
  yogurt yoghurt yoghourt
  chili chilli chile chilly chillies chilies chiles
  jewelry jewellery
  plow plough
  catalog catalogue
  woolen woollen
  donut doughnut
  whisky whiskey
  mustache moustache
  pajama pyjama
  omelet omelette
  mold mould
  molded moulded
  defense defence
  licence license
  saree sari
  corn maize
  eggplant aubergine brinjal
  zucchini courgette
  coriander cilantro
  chickpea garbanzo
  prawn shrimp
  beet beetroot
  arugula rocket
  autumn fall
  henna mehndi mehendi
  christmas xmas
  ramadan ramazan ramzan
  diwali deepavali divali dipavali deepawali
  dussehra dasara dasera dussera
  hanukkah chanukah hanukah
  nowruz norooz navroz nawruz newroz nauroz
  sukkot sukkoth succot
  shabbat sabbath shabbos
  mawlid milad maulid
  dosa dosai
  tofu beancurd
  batik batick
  kanchipuram kanchivaram kanjivaram kanjeevaram kancheepuram kanjipuram conjeevaram
  banarasi benarasi banarsi benaresi
  varanasi benares banaras
  mumbai bombay
  kolkata calcutta
  chennai madras
  bengaluru bangalore
  beijing peking
  istanbul constantinople
  myanmar burma
  bandhani bandhej bandhini
  ikat ikkat
  paithani paithni
  pochampally pochampalli
  tussar tasar tussah tussore
  bharatanatyam bharathanatyam bharatnatyam
  kathakali kathakalli
  mohiniyattam mohiniattam
  puja pooja
`

const firstOf: ReadonlyMap<string, string> = new Map(
  alike
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.trim().split(' ')
      return others.map((other) => [other, first] as const)
    }),
)

/** Irregular plurals and forms. */
const irregular = new Map([
  ['calves', 'calf'],
  ['cacti', 'cactus'],
  ['children', 'child'],
  ['dried', 'dry'],
  ['feet', 'foot'],
  ['frozen', 'freeze'],
  ['fungi', 'fungus'],
  ['geese', 'goose'],
  ['hooves', 'hoof'],
  ['knives', 'knife'],
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['men', 'man'],
  ['mice', 'mouse'],
  ['oxen', 'ox'],
  ['teeth', 'tooth'],
  ['wives', 'wife'],
  ['wolves', 'wolf'],
  ['women', 'woman'],
  ['woven', 'weave'],
  ['wove', 'weave'],
])

/** The spelling that stands for all spellings of a folded word: `harbours` gives `harbors`, `women` gives `woman`. */
export function oneSpelling(word: string): string {
  const spelling = irregular.get(word) ?? firstOf.get(word)
  if (spelling !== undefined) return spelling
  if (word.endsWith('s')) {
    const singular = firstOf.get(word.slice(0, -1))
    if (singular !== undefined) return `${singular}s`
  }
  for (const ending of ['ful', 'ed', 'ing', 'less', 'y'])
    if (word.endsWith(ending)) {
      const stem = firstOf.get(word.slice(0, -ending.length))
      if (stem !== undefined) return stem + ending
    }
  return word.length > 6 ? word.replace(/is(e|es|ed|er|ers|ing|ation)$/, 'iz$1') : word
}
