/**
 * Runs tests for mutation testing, all in one worker that stays. Tests and their imports are loaded once, in seconds; each change is then
 * switched on in turn, and the tests that reach it are run again, in milliseconds.
 */
import path from 'node:path'
import { createVitest } from 'vitest/node'

/** @typedef {{ activeMutant: { id: string }, testFilter?: string[], hitLimit?: number }} Change */

class StayingWorker {
  static inject = /** @type {const} */ (['options'])
  /** @type {import('vitest/node').Vitest | undefined} */
  #vitest
  /** @type {Promise<unknown>} */
  #running = Promise.resolve()
  /** @type {unknown} */
  #first
  /** @type {{ configFile: string, dir: string }} */
  #settings
  #channel = new BroadcastChannel('mutate')

  /** @param {{ vitest: { configFile: string, dir: string } }} options */
  constructor({ vitest }) {
    this.#settings = vitest
  }

  /** Modules are not loaded again: a change in code that also runs at load time is only tried where tests call that code. */
  capabilities() {
    return { reloadEnvironment: true }
  }

  /** Loads the tests, and runs each of them once. */
  async init() {
    const { configFile, dir } = this.#settings
    this.#vitest = await createVitest('test', {
      config: configFile,
      dir,
      watch: false,
      pool: 'threads',
      maxWorkers: 1,
      isolate: false,
      runner: path.resolve(import.meta.dirname, 'staying.mjs'),
      reporters: [{}],
      onConsoleLog: () => false,
    })
    const told = this.#told()
    this.#running = this.#vitest.start()
    this.#first = await told
  }

  async dryRun() {
    return this.#first
  }

  /** @param {Change} change */
  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const outcome = this.#told()
    this.#channel.postMessage({ id: activeMutant.id, tests: testFilter, hitLimit })
    return outcome
  }

  async dispose() {
    this.#channel.postMessage({ isOver: true })
    await this.#running
    await this.#vitest?.close()
    this.#channel.close()
  }

  /** What the worker says next. */
  #told() {
    return new Promise((told) => {
      this.#channel.onmessage = (event) => told(/** @type {MessageEvent} */ (event).data.outcome)
    })
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'staying-worker', injectableClass: StayingWorker }]
