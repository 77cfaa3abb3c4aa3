/** A link from a part of the admin to its chapter of the guide. */
import { type Chapter, chapters } from '#src/guide/chapters.ts'

/** Opens in a new tab, so that the form stays open. */
export const Help = ({ chapter }: { chapter: Chapter }) => (
  <a
    className="help"
    href={`/admin/guide/${chapter}`}
    target="_blank"
    rel="noreferrer"
    aria-label={`In the guide: ${chapters[chapter]}`}
    title={`In the guide: ${chapters[chapter]}`}
  >
    ?
  </a>
)
