/** Keeps a process running: it is started again whenever it ends, after pauses that grow while it keeps ending. */
import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { ChildFailure, describeEnd, ending, lastWords } from './child.ts'
import { growingPauses, whenAgain } from './pauses.ts'
import { LISTENING } from './supervised.ts'

/** What a keeper needs: whether a stop has begun, and where to report. */
export type Supervision = { isStopping: () => boolean; note: (line: string) => void }

/** What is kept running, and how it is begun. */
export type Keep = Supervision & {
  /** What it is called, as the beginning of a sentence: “The editing server”. */
  title: string
  logFile: string
  begin: () => ChildProcess
}

/**
 * Starts a process and keeps it running. Resolves when it answers for the first time. Rejects with a ChildFailure when it ends before
 * that, but still tries again.
 */
export function keepRunning(keep: Keep): Promise<void> {
  return new Promise((resolve, reject) => void keepForEver(keep, resolve, reject))
}

async function keepForEver(keep: Keep, resolve: () => void, reject: (reason: Error) => void): Promise<void> {
  const { title, logFile, begin, isStopping, note } = keep
  const pauses = growingPauses()
  for (let starts = 1; ; starts++) {
    let answersSince: number | undefined
    const hear = (message: unknown) => {
      if (message !== LISTENING) return
      answersSince = performance.now()
      resolve()
      if (starts > 1) note(`${title} is back.`)
    }
    const end = await howItEnds(begin, hear, logFile)
    if (isStopping()) return
    const pauseMs = pauses.next(answersSince === undefined ? 0 : performance.now() - answersSince)
    reject(new ChildFailure(`${title} ${end}`, lastWords(logFile)))
    note(`${title} ${end} It is started again ${whenAgain(pauseMs)}.`)
    await sleep(pauseMs)
    if (isStopping()) return
  }
}

async function howItEnds(
  begin: () => ChildProcess,
  hear: (message: unknown) => void,
  logFile: string,
): Promise<string> {
  try {
    return describeEnd(...(await ending(begin().on('message', hear))), logFile)
  } catch (error) {
    return `could not be started: ${(error as Error).message}.`
  }
}
