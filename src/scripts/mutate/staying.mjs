/** Runs all tests once, notes which changes of the code each reaches, and then runs them again for one change after another. */
import { TestRunner, vi } from 'vitest'

/** @typedef {import('vitest').RunnerTestCase} Test */
/** @typedef {import('vitest').RunnerTestSuite | import('vitest').RunnerTestFile} Suite */
/** @typedef {{ id: string, tests?: string[], hitLimit?: number, isOver?: boolean }} Asked */

/** The global object that the changed code reads. */
const switches = /** @type {Record<string, any>} */ (globalThis).__stryker__ ?? {}
Object.assign(globalThis, { __stryker__: switches })

/** Bounds that tell endless loops; for a test, the time that it took before counts too. */
const patienceMs = 1500
const timesAsLong = 5

/** A test that takes longer than this is run once, and not for each change. */
const longestMs = 1000

const wait = setTimeout
const forget = clearTimeout

/** @param {Test} test */
const nameOf = (test) => `${test.file.name}#${test.fullTestName ?? test.fullName}`

/** @param {Suite} suite @returns {Test[]} */
const testsIn = (suite) => suite.tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task) : [task]))

/** The suites that a test is in, the file first. @param {Test} test @returns {Suite[]} */
function suitesOf(test) {
  /** @type {Suite[]} */
  const suites = []
  for (let suite = test.suite; suite; suite = suite.suite) suites.unshift(suite)
  return suites[0] === test.file ? suites : [test.file, ...suites]
}

export default class Staying extends TestRunner {
  /** @type {import('vitest').RunnerTestFile[]} */
  #files = []
  #channel = new BroadcastChannel('mutate')

  /** @override @param {Test} test */
  async onBeforeRunTask(test) {
    await super.onBeforeRunTask(test)
    switches.currentTestId = nameOf(test)
  }

  /** @override @param {Test} test */
  onAfterRunTask(test) {
    super.onAfterRunTask(test)
    switches.currentTestId = undefined
  }

  /** @param {import('vitest').RunnerTestFile[]} files */
  onCollected(files) {
    this.#files.push(...files)
  }

  /** Once all files have been run, waits for changes. @override */
  async onAfterRunFiles() {
    super.onAfterRunFiles()
    const { ctx } = /** @type {any} */ (globalThis).__vitest_worker__
    if (this.#files.length < ctx.files.length) return
    switches.currentTestId = undefined
    await new Promise((over) => {
      this.#channel.onmessage = async (event) => {
        const asked = /** @type {Asked} */ (/** @type {MessageEvent} */ (event).data)
        if (asked.isOver) over(undefined)
        else if (asked.id) this.#channel.postMessage({ outcome: await this.#outcomeOf(asked).catch(broken) })
      }
      this.#channel.postMessage({ outcome: this.#firstRun() })
    })
    this.#channel.close()
  }

  #firstRun() {
    const lost = this.#files.find(({ result, tasks }) => result?.state === 'fail' && tasks.length === 0)
    if (lost) return broken(`${lost.name}: ${lost.result?.errors?.[0]?.message}`)
    const tests = this.#files.flatMap(testsIn).filter(({ result }) => result)
    return {
      status: 'complete',
      mutantCoverage: switches.mutantCoverage ?? { static: {}, perTest: {} },
      tests: tests.map((test) => ({
        id: nameOf(test),
        name: nameOf(test),
        timeSpentMs: test.result?.duration ?? 0,
        // 0 is a success, 1 a failure, 2 left out.
        status: test.result?.state === 'pass' ? 0 : test.result?.state === 'skip' ? 2 : 1,
        failureMessage: test.result?.errors?.[0]?.message ?? '',
      })),
    }
  }

  /** The result of the tests for a change: quick ones are run first, and none after a failure. @param {Asked} asked */
  async #outcomeOf({ id, tests, hitLimit }) {
    Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit })
    const wanted = new Set(tests)
    const isAsked = (/** @type {Test} */ test) =>
      test.result?.state === 'pass' && (test.result.duration ?? 0) <= longestMs && (!tests || wanted.has(nameOf(test)))
    const groups = this.#files
      .map((file) => testsIn(file).filter(isAsked))
      .filter((group) => group.length > 0)
      .sort((a, b) => millisecondsOf(a) - millisecondsOf(b))
    let nrOfTests = 0
    try {
      for (const group of groups) {
        const [failure, count] = await this.#runTogether(group)
        nrOfTests += count
        if (hitLimit !== undefined && switches.hitCount > hitLimit) return { status: 'timeout' }
        if (failure) return { status: 'killed', nrOfTests, ...failure }
      }
      return { status: 'survived', nrOfTests }
    } finally {
      switches.activeMutant = undefined
      vi.useRealTimers()
      vi.restoreAllMocks()
    }
  }

  /**
   * Runs tests of one file, with what goes before and after all of them.
   * @param {Test[]} group
   * @returns {Promise<[failure: { killedBy: string[], failureMessage: string } | undefined, count: number]>}
   */
  async #runTogether(group) {
    const [first] = group
    const suites = [...new Set(group.flatMap(suitesOf))]
    let [failure, count] = [await failureOf(() => callAll(suites, 'beforeAll', (suite) => [suite])), 0]
    let failed = first
    for (const test of group) {
      if (failure) break
      failed = test
      failure = await this.#failureIn(test)
      count += 1
    }
    const after = await failureOf(() => callAll(suites.toReversed(), 'afterAll', (suite) => [suite]))
    failure ??= after
    return [failure && failed && { killedBy: [nameOf(failed)], failureMessage: failure.message }, count]
  }

  /** @param {Test} test */
  async #failureIn(test) {
    const suites = suitesOf(test)
    const ms = Math.max(patienceMs, timesAsLong * (test.result?.duration ?? 0))
    const failure = await failureOf(async () => {
      await callAll(suites, 'beforeEach', (suite) => [test.context, suite])
      await within(ms, TestRunner.getTestFn(test)())
    })
    const after = await failureOf(() => callAll(suites.toReversed(), 'afterEach', (suite) => [test.context, suite]))
    return failure ?? after
  }
}

/** Reports a defect of this file, as opposed to a failing test. @param {unknown} error */
const broken = (error) => ({ status: 'error', errorMessage: String(error) })

/** @param {readonly Test[]} tests */
const millisecondsOf = (tests) => tests.reduce((sum, { result }) => sum + (result?.duration ?? 0), 0)

/**
 * @param {readonly Suite[]} suites
 * @param {'beforeAll' | 'beforeEach' | 'afterAll' | 'afterEach'} name
 * @param {(suite: Suite) => unknown[]} given
 */
async function callAll(suites, name, given) {
  for (const suite of suites)
    for (const hook of TestRunner.getSuiteHooks(suite)[name])
      await within(patienceMs, /** @type {(...given: unknown[]) => unknown} */ (hook)(...given(suite)))
}

/** @param {() => Promise<unknown>} work @returns {Promise<Error | undefined>} */
const failureOf = (work) =>
  work().then(
    () => undefined,
    (error) => (error instanceof Error ? error : new Error(String(error))),
  )

/** @param {number} ms @param {unknown} work */
function within(ms, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const late = new Promise((_, refuse) => {
    timer = wait(() => refuse(new Error(`It took longer than ${ms} ms.`)), ms)
  })
  return Promise.race([work, late]).finally(() => forget(timer))
}
