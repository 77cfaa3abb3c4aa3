/** `/cms/api/audit`: the record of what was done as a file, a table or JSON lines, for administrators. */
import type { Endpoint } from 'payload'
import { personOf } from '#collections/access/person.ts'
import { executeWith } from '#collections/components/execute.ts'
import type { Execute } from '#src/read-model/database.ts'
import { find, type Line, linesSeenBy, type SeenLines, type WantedLines } from './find.ts'
import { askedIn } from './wanted.ts'

/** Lines that are read at a time: no more are in memory, however long the record is. */
const AT_ONCE = 500

/** `?format=csv` or `ndjson`, and the conditions of the view. */
export const auditEndpoint: Endpoint = {
  path: '/audit',
  method: 'get',
  handler: async (req) => {
    const person = personOf(req)
    const seen = person?.role === 'administrator' ? linesSeenBy(person) : null
    if (!seen) return refused(403, 'Only administrators take out the record.')
    const { format = 'csv', ...query } = req.query as Record<string, unknown>
    if (format !== 'csv' && format !== 'ndjson') return refused(400, 'The format is csv or ndjson.')
    const asked = askedIn(query)
    if ('mistake' in asked) return refused(400, asked.mistake)
    const write = format === 'csv' ? csv : (line: Line) => `${JSON.stringify(line)}\n`
    const head = format === 'csv' ? `${columns.map(([name]) => name).join()}\r\n` : ''
    return new Response(written(executeWith(req.payload), asked.wanted, seen, head, write), {
      headers: {
        'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8',
        'content-disposition': `attachment; filename="octavo-audit.${format}"`,
        'cache-control': 'no-store',
      },
    })
  },
}

const refused = (status: number, message: string): Response => Response.json({ errors: [{ message }] }, { status })

/** The lines as they are read. */
function written(
  execute: Execute,
  wanted: WantedLines,
  seen: SeenLines,
  head: string,
  write: (line: Line) => string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let before: string | undefined
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(head)),
    async pull(controller) {
      const lines = await find(execute, wanted, seen, { before, most: AT_ONCE })
      before = lines.at(-1)?.id
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.map(write).join('')))
      if (lines.length < AT_ONCE) controller.close()
    },
  })
}

const columns: readonly [name: string, read: (line: Line) => string | number | null][] = [
  ['id', ({ id }) => id],
  ['at', ({ at }) => at.toISOString()],
  ['who', ({ who }) => who],
  ['machine', ({ machine }) => machine],
  ['what', ({ kind }) => kind],
  ['catalogue', ({ service }) => service],
  ['collection', ({ collection }) => collection],
  ['number', ({ documentId }) => documentId],
  ['title', ({ title }) => title],
  ['reason', ({ reason }) => reason],
  ['changes', ({ changes }) => changes.map((one) => `${one.label}: ${one.before} → ${one.after}`).join('\n')],
]

const csv = (line: Line): string => `${columns.map(([, read]) => cell(read(line))).join()}\r\n`

/** Spreadsheets take a text that begins with one of these for a formula. */
const cell = (value: string | number | null): string => {
  const text = String(value ?? '')
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
