/** From what one sees to the chapter of the guide that tells of it. */
import { type Chapter, chapters } from '#src/guide/chapters.ts'

/** It opens beside: what is being written stays open. */
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
