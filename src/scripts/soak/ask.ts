/** Sends one request over HTTP, and checks that it is answered, and that the answer is of the media type it claims. */
import { Agent } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { XMLValidator } from 'fast-xml-parser'
import { type Exchanged, exchange, type HttpQuestion } from '../exchange.ts'

/** `trouble`: why this is a failure; null for a good answer, or a proper refusal. */
export type ReplyInBrief = {
  status: number
  headers: Exchanged['headers']
  text: string
  ms: number
  trouble: string | null
}

/** Asks, and gives the result. */
export type Asker = (question: HttpQuestion) => Promise<ReplyInBrief>

const unpack: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync }

/** Asks a server over connections that are kept, so many at once. */
export function asker(baseUrl: string, connections: number): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return async (question) => {
    const begin = performance.now()
    try {
      const { status, headers, bytes } = await exchange(baseUrl, question, agent)
      const { text, trouble } = readAnswer(status, headers, bytes)
      return { status, headers, text, ms: performance.now() - begin, trouble }
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      return { status: 0, headers: {}, text: '', ms: performance.now() - begin, trouble: code ?? message }
    }
  }
}

function readAnswer(
  status: number,
  headers: ReplyInBrief['headers'],
  bytes: Buffer,
): Pick<ReplyInBrief, 'text' | 'trouble'> {
  const type = String(headers['content-type'] ?? '')
  if (status >= 500) return { text: bytes.toString().slice(0, 300), trouble: String(status) }
  if (bytes.length === 0 || /^(image\/(?!svg)|font\/)/.test(type)) return { text: '', trouble: null }
  const coding = headers['content-encoding']
  try {
    const text = (coding === undefined ? bytes : (unpack[String(coding)]?.(bytes) ?? bytes)).toString()
    return { text, trouble: faultOf(type, text) }
  } catch (error) {
    return { text: '', trouble: `not ${coding}: ${error instanceof Error ? error.message : error}` }
  }
}

/** What is wrong with a text that claims this media type. */
export function faultOf(type: string, text: string): string | null {
  const [media = ''] = type.split(';')
  if (/[/+]json$/.test(media)) return isJson(text) ? null : 'not JSON'
  if (/[/+]xml$/.test(media)) return XMLValidator.validate(text) === true ? null : 'not XML'
  if (media === 'text/html') return /<title>[\s\S]*<\/html>\s*$/.test(text) ? null : 'half a page'
  if (media === 'text/calendar')
    return /^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\s*$/.test(text) ? null : 'half a calendar'
  return null
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
