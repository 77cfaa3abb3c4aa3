/** What changed for programs, as `docs/changelog.md` tells it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { htmlFromMarkdown } from '#src/markdown/html-from-markdown.ts'
import { projectRoot } from '#src/project-root.ts'
import { Crumbs } from '#src/ui/crumbs.tsx'
import { type Network, networkHead, networkHome } from '../../network.ts'
import type { View } from '../../page.ts'

/** Its heading is that of the page. */
const told = () => readFileSync(path.join(projectRoot, 'docs/changelog.md'), 'utf8').replace(/^# .*\n/, '')

/** The page of what changed in the API. */
export const changelogView = (network: Network): View => ({
  takes: [],
  reads: () => [],
  varies: 'content',
  show: async () => ({
    head: networkHead(network, {
      title: 'Changes of the API',
      description: 'What programs may notice of changes to the API, its files, feeds and agents, newest first.',
      path: '/api/changelog',
    }),
    main: (
      <main id="main" className="entry plain">
        <header className="list-head">
          <Crumbs way={[networkHome(network), { href: `${network.base}/api`, label: 'API' }]} />
          <h1>Changes of the API</h1>
        </header>
        <div className="entry-text">
          {/* Markdown of our own, made HTML by the engine that makes that of texts. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the file is part of the project */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: htmlFromMarkdown(told()) }} />
        </div>
      </main>
    ),
  }),
})
