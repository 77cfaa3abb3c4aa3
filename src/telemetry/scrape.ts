/** A process tells its supervisor what it counted, whenever it is asked: a port has one address, and readers share it. */
import { watchProcess } from './of-process.ts'
import { collected, type Sample } from './samples.ts'

/** What is asked over the channel between the two, and what is answered. */
export type ScrapeQuestion = { scrape: number }
/** What a process has counted; `scraped` is the number of the question. */
export type ScrapeAnswer = { scraped: number; samples: readonly Sample[] }

/** Whether a message between processes asks for numbers. */
export const isAsked = (message: unknown): message is ScrapeQuestion =>
  typeof message === 'object' && message !== null && 'scrape' in message

/** Whether a message between processes has numbers. */
export const isTold = (message: unknown): message is ScrapeAnswer =>
  typeof message === 'object' && message !== null && 'scraped' in message

/** Answers from now on. */
export function answerScrapes(): void {
  watchProcess()
  process.on('message', (message) => {
    if (isAsked(message)) void collected().then((samples) => tell({ scraped: message.scrape, samples }))
  })
}

/** The process that asked may have ended meanwhile. */
const tell = (told: ScrapeAnswer): void => void (process.connected && process.send?.(told, undefined, {}, () => {}))
