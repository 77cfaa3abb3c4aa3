/**
 * Questions that people ask an agent, each with the one call that was chosen for it from the definitions of the tools alone, before any
 * answer was seen, and the words that its answer has to hold.
 */
import type { OwnerId } from '#src/services.ts'

export type AgentQuestion = {
  question: string
  surface: OwnerId
  tool: string
  input: Readonly<Record<string, unknown>>
  /** All of them stand in the answer, in whatever case. */
  expected: readonly string[]
}

const asked = (
  question: string,
  surface: OwnerId,
  tool: string,
  input: Readonly<Record<string, unknown>>,
  ...expected: string[]
): AgentQuestion => ({ question, surface, tool, input, expected })

export const agentQuestions: readonly AgentQuestion[] = [
  asked(
    'When is Diwali in 2028?',
    'network',
    'calendar',
    { date: '2028-10-01', days_ahead: 60, faith: 'hindu' },
    'Diwali',
    '2028-10-17',
  ),
  asked('What is Nowruz, and when is it next?', 'network', 'topic', { name: 'Nowruz' }, 'Nowruz', 'starts'),
  asked(
    'What do people keep on 29 October 2027?',
    'network',
    'calendar',
    { date: '2027-10-29', days_ahead: 0 },
    'Diwali',
  ),
  asked('What is there about Japan?', 'network', 'country', { country: 'Japan' }, 'flowers', 'dance'),
  asked('Where does saffron play a part?', 'network', 'search', { query: 'saffron' }, 'saffron'),
  asked('What is special today?', 'network', 'today', {}, '2026'),
  asked('Which catalogues are there?', 'network', 'services', {}, 'Sarees', 'Cattle'),
  asked('What is comté?', 'network', 'get', { name: 'Comté' }, 'comte', 'cow'),
  asked('What is the national flower of India?', 'flowers', 'national_flowers', { country: 'India' }, 'Lotus'),
  asked(
    'Which yellow flowers are given as gifts?',
    'flowers',
    'list_flowers',
    { color: 'yellow', use: 'gift' },
    'slug',
  ),
  asked('What does the lotus mean?', 'flowers', 'get_flower', { name: 'lotus flower' }, 'meaning', 'Buddh'),
  asked(
    'Where can one see tulip fields in April?',
    'flowers',
    'search',
    { query: 'tulip fields in April' },
    'Keukenhof',
  ),
  asked('What blooms in May in the south?', 'flowers', 'in_bloom', { month: 5, hemisphere: 'south' }, 'items'),
  asked('What is a corolla?', 'flowers', 'define_term', { term: 'corolla' }, 'petal'),
  asked('When is cherry blossom viewing in Japan?', 'flowers', 'get_flower_day', { name: 'Hanami' }, 'Japan', 'starts'),
  asked('How is tea kept in different countries?', 'traditions', 'compare_concept', { concept: 'tea' }, 'Japan'),
  asked(
    'What are Jewish ways of fasting?',
    'traditions',
    'search_traditions',
    { query: 'Jewish fasting' },
    'Yom Kippur',
  ),
  asked(
    'Which breakfasts are traditional in India?',
    'traditions',
    'list_by_meal',
    { meal: 'breakfast', country: 'India' },
    'items',
  ),
  asked('What is kept in January in China?', 'traditions', 'calendar_ahead', { country: 'China', month: 1 }, 'starts'),
  asked('What is the name of the colour #4b0082?', 'colours', 'name_colour', { hex: '4b0082' }, 'indigo'),
  asked(
    'What does white mean in China?',
    'colours',
    'colour_meanings',
    { country: 'China', family: 'white' },
    'mourning',
  ),
  asked(
    'How do India and Japan differ in colours?',
    'colours',
    'compare_countries',
    { a: 'India', b: 'Japan' },
    'India',
    'Japan',
  ),
  asked('Which colour stands for jealousy?', 'colours', 'search', { query: 'jealousy' }, 'Envy'),
  asked('Which dyes come from insects?', 'colours', 'list_colours', { made_from: 'animal', kind: 'dye' }, 'items'),
  asked('What is ceviche made of?', 'food', 'get_dish', { name: 'ceviche' }, 'fish', 'lime'),
  asked('Which vegan soups are there?', 'food', 'list_dishes', { diet: 'vegan', kind: 'soup' }, 'slug'),
  asked('Which dishes are made with tomatoes?', 'food', 'list_dishes', { ingredient: 'tomatoes' }, 'slug'),
  asked('What does one eat in Ethiopia?', 'food', 'get_cuisine', { country: 'Ethiopia' }, 'Doro wat'),
  asked('What is in season in September?', 'food', 'in_season', { month: 9 }, 'items'),
  asked(
    'Which hard sheep cheeses come from Spain?',
    'cheese',
    'list_cheeses',
    { milk: 'sheep', country: 'Spain' },
    'Manchego',
  ),
  asked('Which blue cheeses are there?', 'cheese', 'list_cheeses', { style: 'blue' }, 'Roquefort'),
  asked(
    'What can I take in place of mozzarella?',
    'cheese',
    'search_cheeses',
    { query: 'substitute for mozzarella' },
    'Mozzarella',
  ),
  asked('What does one cook with fondue cheese?', 'cheese', 'get_dish', { name: 'fondue' }, 'Gruy'),
  asked('Is Highland cattle hardy?', 'cattle', 'get_breed', { name: 'Highland cattle' }, 'hardy'),
  asked('Which cattle give rich milk?', 'cattle', 'list_breeds', { trait: 'rich-milk' }, 'Jersey'),
  asked('What is ghee?', 'cattle', 'get_product', { name: 'ghee' }, 'butter'),
  asked('What is a Kanjivaram?', 'sarees', 'get_saree', { name: 'Kanjivaram saree' }, 'Kanchipuram', 'silk'),
  asked('How is a nivi drape worn?', 'sarees', 'get_drape', { name: 'nivi' }, 'pleat'),
  asked(
    'Which dances are danced by couples in Argentina?',
    'dance',
    'list_dances',
    { country: 'Argentina', formation: 'couple' },
    'Tango',
  ),
  asked('What is flamenco danced to?', 'dance', 'get_dance', { name: 'flamenco' }, 'guitar'),
]
