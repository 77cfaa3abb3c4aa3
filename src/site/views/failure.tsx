/** What a page says when it could not be made: what went wrong, whose fault it is, and what to do. */
import { errors, type OctavoError } from '#src/errors.ts'
import { Message } from '#src/ui/message.tsx'
import type { Page } from '../page.ts'

/** The page of a failure; `requestId` is the name under which ours are written down. */
export function failurePage({ code, detail }: OctavoError, requestId: string): Page {
  const { status, title } = errors[code]
  return {
    head: { title, description: title, siteName: 'Octavo' },
    main: (
      <Message label={String(status)} title={title}>
        <p>{adviceOf(code, detail, requestId)}</p>
      </Message>
    ),
  }
}

function adviceOf(code: OctavoError['code'], detail: string, requestId: string): string {
  if (code === 'unavailable') return 'Try again in a few seconds.'
  if (errors[code].status < 500) return detail
  return `Try again later. If it keeps failing, tell us this number: ${requestId}.`
}
