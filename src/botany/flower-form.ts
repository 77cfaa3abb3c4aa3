/**
 * The form of a flower by its name of science: how many petals it has, how they stand and what is in the middle. Only
 * what holds of the whole genus or family is here, of the single flower where gardens have double ones, unless all are
 * known by the double. Sources: Flora of North America and Flora of China, the keys to genera; The Families of Flowering
 * Plants (Watson and Dallwitz), for what holds of a family.
 */

/** How petals are shaped. */
export type PetalShape =
  | 'round'
  | 'notched'
  | 'pointed'
  | 'strap'
  | 'fringed'
  | 'twisted'
  | 'wavy'
  | 'spoon'
  | 'lobe'
  | 'needle'

/** What stands in the middle of a flower. */
export type Heart =
  | 'brush'
  | 'six'
  | 'ten'
  | 'eye'
  | 'throat'
  | 'column'
  | 'cone'
  | 'trumpet'
  | 'capsule'
  | 'holes'
  | 'dark'
  | 'crown'
  | 'ring'

/** The structure of a flower; one with petals all round has their number. */
export type FlowerForm =
  | { plan: 'whorl'; petals: number; shape: PetalShape; heart: Heart; inner?: number; isDouble?: boolean }
  | { plan: 'head'; rays: number; shape: PetalShape; disc: 'broad' | 'small' | 'dark' | 'none'; rows?: number }
  | { plan: 'cluster'; petals: number; shape: PetalShape }
  | { plan: Alone }
  | { plan: 'uncertain' }

type Alone =
  | 'orchid'
  | 'iris'
  | 'pea'
  | 'pansy'
  | 'passion'
  | 'spathe'
  | 'bracts'
  | 'globes'
  | 'filaments'
  | 'spike'
  | 'bells'
  | 'chain'
  | 'thistle'
  | 'crane'
  | 'dome'

const whorl = (petals: number, shape: PetalShape, heart: Heart, more: { inner?: number; isDouble?: boolean } = {}) =>
  ({ plan: 'whorl', petals, shape, heart, ...more }) as const

const head = (rays: number, shape: PetalShape, disc: 'broad' | 'small' | 'dark' | 'none', rows = 1) =>
  ({ plan: 'head', rays, shape, disc, rows }) as const

/** Every form, by the name that stands for it. */
export const flowerForms = {
  rose: whorl(5, 'round', 'brush'),
  cherry: whorl(5, 'notched', 'brush'),
  avens: whorl(8, 'round', 'brush'),
  lily: whorl(6, 'pointed', 'six'),
  tulip: whorl(6, 'round', 'six'),
  'flame-lily': whorl(6, 'wavy', 'six'),
  snowdrop: whorl(3, 'spoon', 'eye', { inner: 3 }),
  daffodil: whorl(6, 'pointed', 'trumpet'),
  crocus: whorl(6, 'round', 'crown'),
  star: whorl(6, 'strap', 'six'),
  trillium: whorl(3, 'pointed', 'six', { inner: 3 }),
  poppy: whorl(4, 'round', 'capsule'),
  'blue-poppy': whorl(4, 'round', 'brush'),
  cross: whorl(4, 'strap', 'eye'),
  evening: whorl(4, 'pointed', 'ten', { inner: 4 }),
  anemone: whorl(6, 'round', 'dark'),
  clematis: whorl(6, 'pointed', 'brush'),
  hellebore: whorl(5, 'round', 'brush'),
  larkspur: whorl(5, 'round', 'eye'),
  'many-petalled': whorl(13, 'spoon', 'brush'),
  buttercup: whorl(12, 'round', 'dark', { isDouble: true }),
  peony: whorl(8, 'round', 'brush'),
  camellia: whorl(6, 'round', 'brush'),
  pink: whorl(5, 'fringed', 'eye'),
  primrose: whorl(5, 'notched', 'throat'),
  cyclamen: whorl(5, 'twisted', 'ring'),
  'forget-me-not': whorl(5, 'round', 'ring'),
  jasmine: whorl(5, 'strap', 'eye'),
  frangipani: whorl(5, 'twisted', 'throat'),
  'crown-flower': whorl(5, 'pointed', 'crown'),
  gardenia: whorl(6, 'twisted', 'throat'),
  mallow: whorl(5, 'round', 'column'),
  linden: whorl(5, 'strap', 'brush'),
  bell: whorl(5, 'pointed', 'eye'),
  gentian: whorl(5, 'pointed', 'throat', { inner: 5 }),
  funnel: whorl(5, 'lobe', 'throat'),
  azalea: whorl(5, 'wavy', 'ten'),
  phlox: whorl(5, 'round', 'throat'),
  cassia: whorl(5, 'spoon', 'ten'),
  'crape-myrtle': whorl(6, 'wavy', 'brush'),
  myrtle: whorl(5, 'round', 'brush'),
  ironwood: whorl(4, 'round', 'brush'),
  saraca: whorl(4, 'round', 'ten'),
  magnolia: whorl(9, 'spoon', 'cone'),
  cananga: whorl(6, 'needle', 'eye'),
  lotus: whorl(18, 'spoon', 'holes', { isDouble: true }),
  'water-lily': whorl(16, 'pointed', 'brush', { isDouble: true }),
  cactus: whorl(22, 'pointed', 'brush', { isDouble: true }),
  saguaro: whorl(20, 'round', 'brush', { isDouble: true }),
  rafflesia: whorl(5, 'lobe', 'holes'),
  begonia: whorl(2, 'round', 'eye', { inner: 2 }),
  poinsettia: whorl(11, 'pointed', 'ring', { isDouble: true }),
  daisy: head(24, 'strap', 'small'),
  marguerite: head(21, 'strap', 'broad'),
  chamomile: head(16, 'strap', 'broad'),
  sunflower: head(34, 'pointed', 'dark'),
  gerbera: head(30, 'strap', 'small', 2),
  aster: head(34, 'needle', 'small'),
  zinnia: head(16, 'notched', 'small', 2),
  cape: head(18, 'spoon', 'dark'),
  chrysanthemum: head(26, 'strap', 'none', 4),
  dahlia: head(16, 'spoon', 'none', 4),
  marigold: head(18, 'wavy', 'none', 4),
  dandelion: head(34, 'needle', 'none', 4),
  cornflower: head(8, 'fringed', 'small'),
  edelweiss: head(9, 'pointed', 'small'),
  composite: head(0, 'strap', 'broad'),
  mophead: { plan: 'cluster', petals: 4, shape: 'round' },
  lilac: { plan: 'cluster', petals: 4, shape: 'strap' },
  orchid: { plan: 'orchid' },
  iris: { plan: 'iris' },
  pea: { plan: 'pea' },
  pansy: { plan: 'pansy' },
  passion: { plan: 'passion' },
  spathe: { plan: 'spathe' },
  bracts: { plan: 'bracts' },
  globes: { plan: 'globes' },
  filaments: { plan: 'filaments' },
  spike: { plan: 'spike' },
  bells: { plan: 'bells' },
  chain: { plan: 'chain' },
  thistle: { plan: 'thistle' },
  crane: { plan: 'crane' },
  dome: { plan: 'dome' },
  uncertain: { plan: 'uncertain' },
} as const satisfies Record<string, FlowerForm>

/** The name of a form that flowers can have. */
export type FormName = keyof typeof flowerForms

/** Forms by genus, or by species where a genus has several; `uncertain` where no single form holds, even if one does for the family. */
const byName: Readonly<Record<string, FormName>> = {
  Acacia: 'globes',
  Adenium: 'phlox',
  Agapanthus: 'star',
  Agave: 'star',
  Alcea: 'mallow',
  Aloe: 'spike',
  Alstroemeria: 'lily',
  Amorphophallus: 'spathe',
  Anemone: 'anemone',
  Angraecum: 'orchid',
  Anthurium: 'spathe',
  Aster: 'aster',
  Begonia: 'begonia',
  Bellis: 'daisy',
  Bougainvillea: 'bracts',
  Butea: 'pea',
  Caesalpinia: 'cassia',
  Calendula: 'gerbera',
  Calluna: 'cross',
  Calotropis: 'crown-flower',
  Camellia: 'camellia',
  Campanula: 'bell',
  Cananga: 'cananga',
  Cantua: 'phlox',
  Carnegiea: 'saguaro',
  Cassia: 'cassia',
  Cattleya: 'orchid',
  Centaurea: 'cornflower',
  Chrysanthemum: 'chrysanthemum',
  Clematis: 'clematis',
  Clitoria: 'pea',
  Colobanthus: 'uncertain',
  Convallaria: 'bells',
  Crocus: 'crocus',
  Crossandra: 'uncertain',
  Cyclamen: 'cyclamen',
  Dahlia: 'dahlia',
  Delonix: 'cassia',
  Delphinium: 'larkspur',
  Dianthus: 'pink',
  Digitalis: 'bells',
  Dimorphotheca: 'cape',
  Dryas: 'avens',
  Epiphyllum: 'cactus',
  Erythrina: 'pea',
  Eschscholzia: 'poppy',
  'Euphorbia pulcherrima': 'poinsettia',
  Forsythia: 'cross',
  Freesia: 'tulip',
  Fritillaria: 'tulip',
  Fuchsia: 'evening',
  Galanthus: 'snowdrop',
  Gardenia: 'gardenia',
  Gentiana: 'gentian',
  Gerbera: 'gerbera',
  Gladiolus: 'lily',
  Gloriosa: 'flame-lily',
  Guaiacum: 'jasmine',
  Guarianthe: 'orchid',
  Handroanthus: 'funnel',
  Helianthus: 'sunflower',
  Helleborus: 'hellebore',
  Hibiscus: 'mallow',
  Hippeastrum: 'lily',
  Hyacinthoides: 'star',
  Hyacinthus: 'star',
  Hydrangea: 'mophead',
  Ipomoea: 'funnel',
  Iris: 'iris',
  Ixora: 'lilac',
  Jacaranda: 'funnel',
  Jasminum: 'jasmine',
  Kniphofia: 'spike',
  Lagerstroemia: 'crape-myrtle',
  Lapageria: 'tulip',
  Lathyrus: 'pea',
  Lavandula: 'spike',
  Leontopodium: 'edelweiss',
  Leucanthemum: 'marguerite',
  Lilium: 'lily',
  Lonicera: 'uncertain',
  Lupinus: 'chain',
  Lycaste: 'orchid',
  Magnolia: 'magnolia',
  Matricaria: 'chamomile',
  Meconopsis: 'blue-poppy',
  Mesua: 'ironwood',
  Metrosideros: 'filaments',
  Myosotis: 'forget-me-not',
  Myrtus: 'myrtle',
  Narcissus: 'daffodil',
  Nelumbo: 'lotus',
  Nerium: 'frangipani',
  Nyctanthes: 'gardenia',
  Nymphaea: 'water-lily',
  Onopordum: 'thistle',
  Cirsium: 'thistle',
  Osmanthus: 'cross',
  Paeonia: 'peony',
  Papaver: 'poppy',
  Papilionanthe: 'orchid',
  Passiflora: 'passion',
  Pelargonium: 'phlox',
  Peristeria: 'orchid',
  Petunia: 'funnel',
  Phalaenopsis: 'orchid',
  Platycodon: 'bell',
  Plumeria: 'frangipani',
  Primula: 'primrose',
  Prosthechea: 'orchid',
  Protea: 'dome',
  Prunus: 'cherry',
  'Prunus mume': 'rose',
  Pterocarpus: 'pea',
  Punica: 'crape-myrtle',
  Rafflesia: 'rafflesia',
  'Ranunculus asiaticus': 'buttercup',
  'Ranunculus lyallii': 'many-petalled',
  Rhododendron: 'azalea',
  Rhyncholaelia: 'orchid',
  Rosa: 'rose',
  Saraca: 'saraca',
  Spartium: 'pea',
  Spathodea: 'funnel',
  Strelitzia: 'crane',
  Streptocarpus: 'phlox',
  Syringa: 'lilac',
  Tagetes: 'marigold',
  Taraxacum: 'dandelion',
  Tecoma: 'funnel',
  Telopea: 'dome',
  Tilia: 'linden',
  Trillium: 'trillium',
  Tulipa: 'tulip',
  Victoria: 'water-lily',
  Viola: 'pansy',
  Wisteria: 'chain',
  Yucca: 'tulip',
  Zantedeschia: 'spathe',
  Zinnia: 'zinnia',
}

/** Forms that hold of nearly every genus of a family; exceptions stand above by name. */
const byFamily: Readonly<Record<string, FormName>> = {
  Amaryllidaceae: 'lily',
  Asteraceae: 'composite',
  Boraginaceae: 'forget-me-not',
  Brassicaceae: 'cross',
  Cactaceae: 'cactus',
  Caryophyllaceae: 'pink',
  Convolvulaceae: 'funnel',
  Liliaceae: 'lily',
  Malvaceae: 'mallow',
  Nymphaeaceae: 'water-lily',
  Orchidaceae: 'orchid',
  Polemoniaceae: 'phlox',
  Rosaceae: 'rose',
}

const forms = new Map(Object.entries({ ...byFamily, ...byName }))

/**
 * The form of flowers of this name: a genus, a species, a hybrid with its cross, or a family. Null where nothing is known of
 * it; `uncertain` where no one form holds, as where two genera are named.
 */
export function flowerFormOf(name: string): FormName | null {
  const [genus = '', second = ''] = name.split(/[\s×]+/)
  const others = name.match(/(?<=\band )[A-Z][a-z]{3,}/g) ?? []
  if (others.some((other) => other !== genus)) return 'uncertain'
  return [`${genus} ${second}`, genus].map((key) => forms.get(key)).find((form) => form !== undefined) ?? null
}
