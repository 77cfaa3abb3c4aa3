/** What a client does, in the form in which it is sent: plain JavaScript without a dependency. Its types are in types.d.ts. */
/** @import { OctavoCallOptions, OctavoOptions } from './types.d.ts' */
/** @import { Problem } from '#src/http/problem.ts' */

/**
 * What a client asks: where it answers, its path under the network's address where it has one, and its tools by name, parted by
 * blanks, with the length of their longest page where they have pages (`list_flowers:100`).
 * @typedef {{ base: string, path?: string, tools: string, catalogues?: Readonly<Record<string, Surface>> }} Surface
 * @typedef {Readonly<Record<string, string | number | boolean | null | undefined>>} Input
 */

/** A request that was refused, or that could not be answered. */
export class OctavoError extends Error {
  /**
   * @param {Partial<Problem>} problem
   * @param {Response} response
   */
  constructor(problem, { status, headers }) {
    const code = problem.code ?? (status === 429 ? 'too_many_requests' : status > 501 ? 'unavailable' : 'internal')
    const detail = problem.detail ?? `The answer is ${status}, and nothing that the API says.`
    super(`${code}: ${detail}`)
    this.name = 'OctavoError'
    this.code = code
    this.status = status
    this.detail = detail
    this.next_step = problem.next_step ?? ''
    this.errors = problem.errors ?? []
    this.nearest = problem.nearest ?? []
    this.did_you_mean = problem.did_you_mean ?? []
    this.waiting = problem.waiting ?? []
    this.request_id = problem.request_id ?? headers.get('x-request-id') ?? ''
    this.retry_after = secondsOf(headers.get('retry-after'))
  }
}

/** Seconds that a Retry-After tells, which may be a date; at least one, and null where there is none. */
const secondsOf = (/** @type {string | null} */ told) => {
  if (told === null) return null
  const seconds = /^\d+$/.test(told) ? Number(told) : Math.ceil((Date.parse(told) - Date.now()) / 1000)
  return Number.isNaN(seconds) ? null : Math.max(seconds, 1)
}

/**
 * Settles after so long, or rejects when the signal says so.
 * @param {number} ms
 * @param {AbortSignal | undefined} signal
 */
const pause = (ms, signal) =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      if (signal?.aborted) reject(signal.reason)
      else resolve(undefined)
    }
    const timer = setTimeout(end, ms)
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end)
  })

/**
 * Makes the function that makes clients of a surface.
 * @param {Surface} surface
 * @returns {(options?: OctavoOptions) => Record<string, unknown>}
 */
export const clientOf =
  (surface) =>
  (options = {}) => {
    const { base, key, wait = 0, keep = 0, fetch } = options
    /** Answers by address, the one that was asked for last at the end. @type {Map<string, { etag: string, text: string }>} */
    const answers = new Map()
    /** When the limit is there again, where it is used up. */
    let opensAt = 0

    /**
     * @param {string} address
     * @param {OctavoCallOptions} [options]
     */
    const ask = async (address, { signal, wait: patience = wait } = {}) => {
      const latest = Date.now() + patience * 1000
      for (;;) {
        if (opensAt > Date.now() && opensAt <= latest) await pause(opensAt - Date.now(), signal)
        const answer = answers.get(address)
        const response = await (fetch ?? globalThis.fetch)(address, {
          headers: { ...(key && { 'x-api-key': key }), ...(answer && { 'if-none-match': answer.etag }) },
          ...(signal && { signal }),
        })
        const left = /;r=0;t=(\d+)/.exec(response.headers.get('ratelimit') ?? '')
        if (left) opensAt = Date.now() + Number(left[1]) * 1000
        if (response.ok || (answer && response.status === 304)) return await read(address, response, answer?.text)
        const error = new OctavoError((await response.json().catch(() => null)) ?? {}, response)
        const ms = (error.retry_after ?? Number.POSITIVE_INFINITY) * 1000
        if (Date.now() + ms > latest) throw error
        await pause(ms, signal)
      }
    }

    /**
     * @param {string} address
     * @param {Response} response
     * @param {string | undefined} storedText
     */
    const read = async (address, response, storedText) => {
      const text = response.status === 304 && storedText !== undefined ? storedText : await response.text()
      const etag = response.headers.get('etag')
      if (keep > 0 && etag) {
        answers.delete(address)
        answers.set(address, { etag, text })
        for (const oldest of answers.keys()) if (answers.size > keep) answers.delete(oldest)
      }
      return JSON.parse(text)
    }

    /**
     * @param {string} at
     * @param {string} name
     * @param {number} longest
     */
    const toolOf = (at, name, longest) => {
      const tool = (/** @type {Input} */ input = {}, /** @type {OctavoCallOptions} */ options) => {
        const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
        const query = new URLSearchParams(given.map(([parameter, value]) => [parameter, String(value)])).toString()
        return ask(`${at}/api/v1/${name}${query && `?${query}`}`, options)
      }
      if (longest === 0) return tool
      async function* pages(/** @type {Input} */ input = {}, /** @type {OctavoCallOptions} */ options) {
        /** @type {Input} */
        let next = { limit: longest, ...input }
        for (;;) {
          const page = await tool(next, options)
          yield page
          if (page.next === null) return
          next = { ...next, offset: page.offset + page.limit }
        }
      }
      async function* all(/** @type {Input} */ input = {}, /** @type {OctavoCallOptions} */ options) {
        for await (const page of pages(input, options)) yield* page.items
      }
      return Object.assign(tool, { pages, all })
    }

    /** @type {(surface: Surface) => Record<string, unknown>} */
    const toolsOf = ({ base: here, path = '', tools, catalogues = {} }) => {
      const at = base === undefined ? here : base + path
      const named = tools.split(' ').map((tool) => {
        const [name = '', longest = 0] = tool.split(':')
        return [name, toolOf(at, name, Number(longest))]
      })
      return {
        ...Object.fromEntries(named),
        ...Object.fromEntries(Object.entries(catalogues).map(([id, catalogue]) => [id, toolsOf(catalogue)])),
      }
    }
    return toolsOf(surface)
  }
