/** Where to report a weakness: RFC 9116. */
import { addDays, type Day } from '#src/calendar/day.ts'
import type { Site } from '#src/http/site.ts'
import { noSuchPage, type TextFile } from './page.ts'

/** How long it is valid; it is made anew each day. */
const GOOD_DAYS = 180

/** `security.txt`. Raises `not_found` where the deployment names nobody. */
export function securityText({ securityContact, publicUrl }: Site, today: Day): TextFile {
  if (securityContact === null) noSuchPage()
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${addDays(today, GOOD_DAYS)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ]
  return { contentType: 'text/plain; charset=utf-8', text: `${lines.join('\n')}\n`, isOpen: true }
}
