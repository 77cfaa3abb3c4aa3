/** Sends the metrics of a process to its supervisor on request: readers share one port, so that none can be scraped by itself. */
import { watchProcess } from './of-process.ts'
import { collected, type Sample } from './samples.ts'

/** A question over the channel between the two. */
export type ScrapeQuestion = { scrape: number }
/** The answer, with the metrics of a process; `scraped` is the number of the question. */
export type ScrapeAnswer = { scraped: number; samples: readonly Sample[] }

/** Whether a message between processes asks for numbers. */
export const isAsked = (message: unknown): message is ScrapeQuestion =>
  typeof message === 'object' && message !== null && 'scrape' in message

/** Whether a message between processes has numbers. */
export const isTold = (message: unknown): message is ScrapeAnswer =>
  typeof message === 'object' && message !== null && 'scraped' in message

/** Answers questions from now on. */
export function answerScrapes(): void {
  watchProcess()
  process.on('message', (message) => {
    if (isAsked(message)) void collected().then((samples) => tell({ scraped: message.scrape, samples }))
  })
}

/** The process that asked may have ended meanwhile. */
const tell = (told: ScrapeAnswer): void => void (process.connected && process.send?.(told, undefined, {}, () => {}))
