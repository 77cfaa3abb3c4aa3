/** The cores that a rate of requests and a number of entries need: the table of docs/scaling.md, from the bench of the README. */
import { table } from '../table.ts'

/** How many of a hundred requests are of each work of the bench. */
const mix: Readonly<Record<string, number>> = {
  'page: entry': 35,
  'page: list, three filters': 15,
  get_flower: 20,
  'list_flowers, three filters': 15,
  search: 10,
  in_flower_today: 5,
}

/** The share of requests that were asked before at the present revision. */
const keptPercent = 80

/** The highest load of a core at which requests do not have to wait. */
const mostBusy = 0.6

/** Entries that the bench loads, and those beyond it. */
const small = 1000
const large = 100_000
const beyond = [1_000_000, 10_000_000]

const rates = [100, 1000, 10_000]

const makers = ['a reader, made', 'a reader, made of kept data']
const keepers = ['a reader, kept']

/** Marks of where a figure comes from. */
const measured = (figure: string): string => `${figure} m`
const workedOut = (figure: string): string => `${figure} w`

/**
 * The table, from the text of the README. Throws an Error that names what its bench has not measured. Beyond the measured sizes, the time
 * of a made answer is assumed to grow for every tenfold as before; that of a kept one does not depend on the size.
 */
export function capacityTable(readme: string): string {
  const perSecond = ratesOf(readme)
  const ms = (answerers: readonly string[], size: number): number =>
    Object.entries(mix).reduce((sum, [work, percent]) => {
      const rate = answerers.map((by) => perSecond.get(keyOf(work, by, size))).find((one) => one !== undefined)
      if (rate === undefined) throw new Error(`The bench of the README has no ${work}, ${answerers[0]}, with ${size}.`)
      return sum + ((percent / 100) * 1000) / rate
    }, 0)
  const tenfold = Math.max(1, Math.sqrt(ms(makers, large) / ms(makers, small)))
  const row = (size: number, madeMs: number, keptMs: number, mark: (figure: string) => string) => {
    const meanMs = (keptPercent * keptMs + (100 - keptPercent) * madeMs) / 100
    // A whole number of cores must not be rounded up because of the imprecision of a division.
    const coresFor = (rate: number): number => Math.ceil(Number(((rate * meanMs) / 1000 / mostBusy).toFixed(6)))
    const cores = rates.map((rate) => workedOut(String(coresFor(rate))))
    return [
      size.toLocaleString('en'),
      mark(figure(keptMs)),
      mark(figure(madeMs)),
      workedOut(figure(1000 / meanMs)),
      ...cores,
    ]
  }
  return table(
    [
      'entries',
      'a kept answer, ms',
      'a made answer, ms',
      'a core answers, a second',
      ...rates.map((rate) => `cores for ${rate.toLocaleString('en')} a second`),
    ],
    [
      ...[small, large].map((size) => row(size, ms(makers, size), ms(keepers, size), measured)),
      ...beyond.map((size) =>
        row(size, ms(makers, large) * tenfold ** Math.log10(size / large), ms(keepers, large), workedOut),
      ),
    ],
  )
}

/** The mix in words. */
export const mixInWords = (): string =>
  Object.entries(mix)
    .map(([work, percent]) => `${percent} × ${work}`)
    .join('; ')

/** Answers a second by work, answerer and entries, from the rows of the bench. */
function ratesOf(readme: string): Map<string, number> {
  const [, bench = ''] = /<!-- bench -->([\s\S]*?)<!-- \/bench -->/.exec(readme) ?? []
  const cells = bench.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  return new Map(
    cells
      .filter((row) => /^\d+$/.test(row[4] ?? ''))
      .map(([, work = '', by = '', size = '', rate]) => [
        keyOf(work, by, Number(size.replaceAll(',', ''))),
        Number(rate),
      ]),
  )
}

const keyOf = (work: string, by: string, size: number): string => `${work} | ${by} | ${size}`

const figure = (value: number): string => (value >= 10 ? String(Math.round(value)) : value.toPrecision(2))
