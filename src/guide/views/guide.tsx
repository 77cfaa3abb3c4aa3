/** The guide for editors, in the admin: `/admin/guide` is its first chapter, `/admin/guide/<chapter>` any other. */
import type { AdminViewServerProps } from 'payload'
import { AdminPage } from '#collections/components/admin-page.tsx'
import { readChapter } from '../chapter.ts'
import { type Chapter, chapters, isChapter } from '../chapters.ts'

const all = Object.keys(chapters) as Chapter[]

const chapterAddress = (chapter: Chapter): string => `/admin/guide/${chapter}`

/** The page of a chapter of the guide, with the way to all others; the first one where none is named. */
export function Guide(asked: AdminViewServerProps) {
  const [, named] = (asked.params?.segments as string[] | undefined) ?? []
  const chapter = named === undefined ? all[0] : isChapter(named) ? named : undefined
  const stops = chapter
    ? [{ label: 'Guide', url: '/admin/guide' }, { label: chapters[chapter] }]
    : [{ label: 'Guide', url: '/admin/guide' }]
  return (
    <AdminPage
      asked={asked}
      page={{ address: chapter ? chapterAddress(chapter) : '/admin/guide', stops, className: 'guide' }}
    >
      <Shown chapter={chapter} />
    </AdminPage>
  )
}

async function Shown({ chapter }: { chapter: Chapter | undefined }) {
  const told = chapter && (await readChapter(chapter))
  const at = chapter ? all.indexOf(chapter) : -1
  const [before, after] = [all[at - 1], all[at + 1]]
  return (
    <>
      <nav className="guide__contents" aria-label="Chapters of the guide">
        <ol>
          {all.map((one) => (
            <li key={one}>
              <a href={chapterAddress(one)} aria-current={one === chapter ? 'page' : undefined}>
                {chapters[one]}
              </a>
              {one === chapter && told && told.parts.length > 0 && (
                <ul>
                  {told.parts.map(({ id, title }) => (
                    <li key={id}>
                      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the words of a heading, as the renderer escaped them */}
                      <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: title }} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <article>
        {chapter && told ? (
          <>
            <h1>{chapters[chapter]}</h1>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of the project, in which the renderer escapes HTML */}
            <div className="guide__text" dangerouslySetInnerHTML={{ __html: told.html }} />
            <footer>
              {before && (
                <a href={chapterAddress(before)} rel="prev">
                  <small>Before</small> {chapters[before]}
                </a>
              )}
              {after && (
                <a href={chapterAddress(after)} rel="next">
                  <small>Next</small> {chapters[after]}
                </a>
              )}
            </footer>
          </>
        ) : (
          <>
            <h1>Guide</h1>
            <p>There is no such chapter. Choose one of these.</p>
          </>
        )}
      </article>
    </>
  )
}
