/** How long a window of a large calendar takes, when its year was never asked for, and once it is known. */
import { Agent } from 'node:http'
import { firstDay, lastDay } from '#src/calendar/day.ts'
import { yearOf } from '#src/read-model/dates.ts'
import { chance } from '../chance.ts'
import { exchange } from '../exchange.ts'
import { quantile } from './measure.ts'

/** The slowest but one of a hundred windows, in milliseconds: of years not asked for before, and of years that were. */
export type Windows = { newP99Ms: number; knownP99Ms: number }

/** Years between windows: a window reaches back into the year before, and with this distance two share none. */
const APART_YEARS = 3

/** Known years for windows, and how many windows are asked for. */
const KNOWN_YEARS = 20
const KNOWN_WINDOWS = 1000

/** Asks one window after the other of the reader at `url`. */
export async function windowsOf(url: string): Promise<Windows> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const draw = chance(1900)
  const msOf = async (year: number): Promise<number> => {
    const day = `${year}-${two(draw.between(1, 12))}-${two(draw.between(1, 28))}`
    const begun = performance.now()
    const asked = `/flowers/api/v1/in_flower_today?date=${day}&days_ahead=${draw.between(0, 60)}`
    const { status } = await exchange(url, { url: asked }, agent)
    if (status !== 200) throw new Error(`${asked} gave ${status}.`)
    return performance.now() - begun
  }
  const [first, last] = [yearOf(firstDay), yearOf(lastDay)]
  const timesMs: Record<'new' | 'known', number[]> = { new: [], known: [] }
  // The first windows read what all share, the days and their summaries, and are not counted.
  for (let year = first; year < first + 5; year++) await msOf(year)
  for (let year = first + 10; year < last; year += APART_YEARS) timesMs.new.push(await msOf(year))
  for (let year = last - KNOWN_YEARS; year <= last; year++) await msOf(year)
  for (let asked = 0; asked < KNOWN_WINDOWS; asked++)
    timesMs.known.push(await msOf(draw.between(last - KNOWN_YEARS + 2, last)))
  agent.destroy()
  const p99 = (times: number[]) =>
    quantile(
      times.sort((a, b) => a - b),
      0.99,
    )
  return { newP99Ms: p99(timesMs.new), knownP99Ms: p99(timesMs.known) }
}

const two = (number: number): string => String(number).padStart(2, '0')
