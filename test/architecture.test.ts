/** The one direction of data, as a table of who may import whom. ARCHITECTURE.md shows the same table. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { ofReaders, whole } from '#src/scripts/compile.mjs'
import { services } from '#src/services.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Modules of ours that each module may import beside itself; the longest matching path decides which module a file is of. */
const mayImport: Readonly<Record<string, readonly string[] | 'anything'>> = {
  'src/services.ts': [],
  'src/errors.ts': [],
  'src/env.ts': ['src/machine.ts', 'src/project-root.ts'],
  'src/pictures': ['src/env.ts'],
  'src/machine.ts': [],
  'src/logged-error.ts': [],
  'src/log.ts': ['src/logged-error.ts', 'src/telemetry/trace.ts'],
  'src/telemetry': ['src/env.ts'],
  'src/project-root.ts': [],
  'src/stopping.ts': [],
  'src/serve.ts': ['src/http/guarded-server.ts', 'src/log.ts', 'src/telemetry'],
  'src/proxy.ts': ['src/env.ts'],
  'src/text': [],
  'src/calendar': [],
  'src/colour': [],
  'src/botany': [],
  'src/markdown': [],
  'src/geography': ['src/text'],
  'src/postgres': [],
  'src/read-model': [
    'src/services.ts',
    'src/telemetry',
    'src/text',
    'src/calendar',
    'src/colour',
    'src/markdown',
    'src/geography',
  ],
  collections: [
    'src/read-model/facets',
    'src/read-model/licences.ts',
    'src/read-model/provenance.ts',
    'src/read-model/resource.ts',
    'src/read-model/resources',
    'src/services.ts',
    'src/text',
    'src/calendar',
    'src/colour',
    'src/markdown',
    'src/geography',
  ],
  'collections/components': [
    'collections',
    'src/editing/merge.ts',
    'src/editing/presence.ts',
    'src/editing/review-endpoints.ts',
    'src/editing/waits-for.ts',
    'src/editing/uses.ts',
    'src/editing/checks.ts',
    'src/editing/shown.ts',
    'src/guide/chapters.ts',
    'src/markdown',
    'src/jobs/status.ts',
    'src/links/broken-links.ts',
    'src/read-model/database.ts',
    'src/read-model/resources',
    'src/read-model/score.ts',
    'src/services.ts',
    'src/text',
    'src/calendar',
    'src/geography',
  ],
  'src/cdn': ['src/read-model', 'src/env.ts', 'src/project-root.ts'],
  'src/audit': [
    'collections',
    'src/editing/entry-resource.ts',
    'src/editing/merge.ts',
    'src/publish/transaction.ts',
    'src/read-model',
    'src/services.ts',
    'src/sign-in/events.ts',
  ],
  'src/publish': [
    'src/cdn/outbox.ts',
    'src/audit',
    'collections',
    'src/read-model',
    'src/services.ts',
    'src/calendar',
    'src/text',
    'src/markdown',
  ],
  'src/editing': [
    'collections',
    'src/audit',
    'src/publish',
    'src/read-model',
    'src/services.ts',
    'src/pictures',
    'src/sign-in/keys.ts',
    'src/project-root.ts',
    'src/text',
    'src/markdown',
    'src/payload-types.ts',
  ],
  'src/desk': [
    'collections',
    'src/audit',
    'src/editing',
    'src/publish',
    'src/jobs/status.ts',
    'src/links/broken-links.ts',
    'src/sign-in/mail.ts',
    'tools/tool-of.ts',
    'src/read-model',
    'src/ui',
    'src/services.ts',
    'src/env.ts',
    'src/calendar',
    'src/geography',
    'src/text',
  ],
  'src/guide': ['collections/components', 'src/project-root.ts', 'src/text'],
  'src/import': [
    'collections',
    'src/audit',
    'src/editing/merge.ts',
    'src/editing/two-people.ts',
    'src/publish',
    'src/read-model',
    'src/services.ts',
    'src/text',
    'src/calendar',
    'src/markdown',
    'src/geography',
  ],
  'src/export': ['collections', 'src/publish', 'src/import', 'src/read-model', 'src/services.ts', 'src/markdown'],
  tools: [
    'src/read-model',
    'src/services.ts',
    'src/errors.ts',
    'src/text',
    'src/calendar',
    'src/colour',
    'src/geography',
    'src/telemetry',
  ],
  'src/client': ['src/http/problem.ts'],
  'src/http': [
    'tools',
    'src/client',
    'src/project-root.ts',
    'src/pictures',
    'src/read-model',
    'src/services.ts',
    'src/errors.ts',
    'src/env.ts',
    'src/log.ts',
    'src/text',
    'src/telemetry',
  ],
  'src/data': [
    'tools',
    'src/http',
    'src/pictures',
    'src/read-model',
    'src/services.ts',
    'src/errors.ts',
    'src/env.ts',
    'src/telemetry',
    'src/calendar',
  ],
  'src/mcp': [
    'tools',
    'src/http',
    'src/site',
    'src/read-model',
    'src/services.ts',
    'src/errors.ts',
    'src/text',
    'src/calendar',
    'src/geography',
    'src/telemetry',
  ],
  'src/feeds': [
    'tools',
    'src/http',
    'src/read-model',
    'src/services.ts',
    'src/errors.ts',
    'src/text',
    'src/calendar',
    'src/geography',
    'src/telemetry',
  ],
  'src/ui/client': [],
  'src/ui': [
    'src/read-model/facets',
    'src/read-model/html.ts',
    'src/read-model/resource.ts',
    'src/services.ts',
    'src/text',
    'src/calendar',
    'src/colour',
    'src/botany',
    'src/geography',
  ],
  'src/news': ['src/publish', 'src/text', 'src/payload-types.ts'],
  'src/links': ['src/news', 'src/read-model', 'src/services.ts'],
  'src/jobs': [
    'src/audit',
    'src/data',
    'src/desk/tell-planner.ts',
    'src/http/base-urls.ts',
    'src/pictures',
    'src/cdn',
    'src/news',
    'src/links',
    'src/webhooks',
    'src/feeds/pushed.ts',
    'src/http/unavailable.ts',
    'src/payload.config.ts',
    'src/publish',
    'src/read-model',
    'src/calendar',
    'src/services.ts',
    'src/env.ts',
    'tools',
    'src/telemetry',
  ],
  'src/site': [
    'src/data',
    'src/pictures',
    'tools',
    'src/http',
    'src/ui',
    'src/read-model',
    'src/services.ts',
    'src/errors.ts',
    'src/env.ts',
    'src/project-root.ts',
    'src/text',
    'src/calendar',
    'src/colour',
    'src/markdown',
    'src/geography',
    'src/telemetry',
  ],
  'src/sign-in': [
    'collections',
    'src/audit',
    'src/publish/transaction.ts',
    'src/http/client.ts',
    'src/read-model/database.ts',
    'src/payload-types.ts',
    'src/services.ts',
    'src/env.ts',
    'src/stopping.ts',
  ],
  'src/keys': [
    'collections',
    'src/audit',
    'src/http/api-keys.ts',
    'src/sign-in',
    'src/read-model/database.ts',
    'src/env.ts',
  ],
  'src/webhooks': [
    'collections',
    'src/audit',
    'src/news',
    'src/sign-in',
    'src/read-model',
    'src/services.ts',
    'src/env.ts',
  ],
  'src/app/(payload)': 'anything',
  'src/app': 'anything',
  'src/scripts': 'anything',
  'src/handlers.ts': 'anything',
  'src/reader.ts': 'anything',
  'src/reading.ts': 'anything',
  'src/door.ts': 'anything',
  'src/preview.ts': 'anything',
  'src/editor.ts': [
    'src/http/broken-request.ts',
    'src/http/editing-bodies.ts',
    'src/http/guarded-server.ts',
    'src/env.ts',
    'src/log.ts',
    'src/project-root.ts',
    'src/serve.ts',
    'src/stopping.ts',
    'src/http/watched.ts',
    'src/telemetry',
  ],
  'src/editing.ts': 'anything',
  'src/instrumentation.ts': 'anything',
  'src/payload.config.ts': 'anything',
  'src/payload-types.ts': [],
  migrations: [],
  test: 'anything',
}

/** What no person writes, what checks, and what is a part of a module that stands in the map. */
const unmapped = ['migrations', 'test', 'src/payload-types.ts', 'src/app/(payload)']

/** Packages that only these modules may import: public code has no path to a draft. */
const keepers: Readonly<Record<string, readonly string[]>> = {
  payload: [
    'collections',
    'collections/components',
    'src/publish',
    'src/editing',
    'src/audit',
    'src/desk',
    'src/guide',
    'src/import',
    'src/export',
    'src/news',
    'src/jobs',
    'src/sign-in',
    'src/keys',
    'src/webhooks',
    'src/payload.config.ts',
    'src/payload-types.ts',
    'src/app/(payload)',
    'src/scripts',
    'src/editing.ts',
    'migrations',
    'test',
  ],
  next: [
    'collections/components',
    'src/app/(payload)',
    'src/app',
    'src/audit',
    'src/desk',
    'src/sign-in',
    'src/keys',
    'src/webhooks',
    'src/editor.ts',
    'src/proxy.ts',
    'src/scripts',
    'test',
  ],
}

/**
 * What declares calls things by the plain word for them: a field, a resource, a tool and a job may all be `topics`. So does a
 * component, by what it shows. Tests and what developers run are programs of their own, and what machines write names itself.
 */
const declares =
  /^(test|migrations|collections\/fields|tools\/(kinds|network|services)|src\/(scripts|app|jobs|read-model\/resources))\/|^tools\/(in|out)puts\.ts$|^src\/payload-types\.ts$/

const exported = /^export (?:default )?(?:async )?(const|function\*?|type|interface|class) (\w+)/gm

const folders = ['src', 'collections', 'tools', 'migrations', 'test']
const aliases: Readonly<Record<string, string>> = {
  '#src/': 'src/',
  '#collections/': 'collections/',
  '#tools/': 'tools/',
  '#migrations/': 'migrations/',
  '#test/': 'test/',
}

const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
)

const moduleOf = (file: string): string | undefined =>
  Object.keys(mayImport)
    .filter((name) => file === name || file.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0]

const importsOf = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    (match) => match[1] as string,
  )

/** The file of ours that a specifier names; undefined for a package. */
function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const alias = Object.keys(aliases).find((prefix) => specifier.startsWith(prefix))
  return alias ? aliases[alias] + specifier.slice(alias.length) : undefined
}

describe('the one direction of data', () => {
  it('every file belongs to a module of the table', () => {
    expect(files.filter((file) => moduleOf(file) === undefined)).toEqual([])
  })

  it('a module imports only what the table lets it', () => {
    const broken = files.flatMap((file) => {
      const own = moduleOf(file) as string
      const allowed = mayImport[own]
      if (allowed === 'anything' || allowed === undefined) return []
      return importsOf(file).flatMap((specifier) => {
        const to = target(file, specifier)
        if (to === undefined || to.startsWith(`${own}/`) || to === own) return []
        return allowed.some((name) => to === name || to.startsWith(`${name}/`)) ? [] : [`${file} imports ${to}`]
      })
    })
    expect(broken).toEqual([])
  })

  it('the table lets nobody import what nobody imports', () => {
    const used = new Set(
      files.flatMap((file) =>
        importsOf(file).flatMap((specifier) => {
          const to = target(file, specifier)
          return to === undefined ? [] : [`${moduleOf(file)} ${to}`]
        }),
      ),
    )
    const needless = Object.entries(mayImport).flatMap(([own, allowed]) =>
      allowed === 'anything'
        ? []
        : allowed
            .filter((name) => ![...used].some((one) => one === `${own} ${name}` || one.startsWith(`${own} ${name}/`)))
            .map((name) => `${own} need not import ${name}`),
    )
    expect(needless).toEqual([])
  })

  it('every module stands in the map of ARCHITECTURE.md, and nothing else does', () => {
    const text = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8')
    const [map = ''] = /^\| folder \|[\s\S]*?\n\n/m.exec(text) ?? []
    const named = map
      .split('\n')
      .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
    const modules = Object.keys(mayImport).filter((name) => !unmapped.includes(name))
    expect(named.toSorted()).toEqual(modules.toSorted())
  })

  it('code for readers has no path to Payload, and tools none to Next', () => {
    const broken = files.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => target(file, specifier) === undefined)
        .flatMap((specifier) => {
          const keeper =
            specifier === 'payload' || specifier.startsWith('@payloadcms/') || specifier.startsWith('payload/')
              ? 'payload'
              : specifier === 'next' || specifier.startsWith('next/')
                ? 'next'
                : undefined
          if (!keeper) return []
          return keepers[keeper]?.includes(moduleOf(file) as string) ? [] : [`${file} imports ${specifier}`]
        }),
    )
    expect(broken).toEqual([])
  })

  it('a reader loads neither Next nor Payload, however far its imports lead, and holds its text in a byte a character', async () => {
    const { metafile, outputFiles } = await build({
      ...ofReaders,
      absWorkingDir: root,
      entryPoints: whole,
      write: false,
      metafile: true,
    })
    const inputs = Object.keys(metafile.inputs)
    expect(inputs).toContain('src/reader.ts')
    expect(inputs.filter((file) => /node_modules\/(next|payload|@payloadcms)\//.test(file))).toEqual([])
    expect(outputFiles.flatMap(({ text }) => text.match(/.{0,60}[\u0100-\uffff].{0,20}/) ?? [])).toEqual([])
  })

  it('no exported name stands for two things, where it is no plain word of a declaration', () => {
    const names = files
      .filter((file) => !declares.test(file))
      .flatMap((file) =>
        [...readFileSync(path.join(root, file), 'utf8').matchAll(exported)].flatMap(([, sort, name = '']) =>
          file.endsWith('.tsx') && sort !== 'type' && /^[A-Z]/.test(name) ? [] : [name],
        ),
      )
    const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
    expect(names.length).toBeGreaterThan(1000)
    expect(twice).toEqual([])
  })

  it('a resource is called one, and not what it is of', () => {
    const unnamed = /\bof\??: [^,;)\n]*Resource\b/
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter((file) => unnamed.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
  })

  it('no two statements are prepared under one name, which a connection would refuse', () => {
    const prepared = /\bprepared(?:<[^(]*>)?\(\s*(['"`])(.+?)\1/g
    const names = files
      .filter((file) => !file.startsWith('test/'))
      .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(prepared)].map(([, , name]) => name))
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('no machinery knows a service by name', () => {
    const ids = services.map(({ id }) => id).join('|')
    const declares = new RegExp(`/(${ids})(\\.|/)|/index\\.ts$|^collections/slugs\\.ts$|^src/services\\.ts$`)
    const isMade = (file: string) =>
      /^(test|migrations)\/|^src\/payload-types\.ts$|^src\/scripts\/(bench|guide)/.test(file)
    const names = new RegExp(`['"\`](${ids})['"\`]`)
    const knowing = files.filter(
      (file) => !declares.test(file) && !isMade(file) && names.test(readFileSync(path.join(root, file), 'utf8')),
    )
    expect(knowing).toEqual([])
  })

  it('no migration is dated ahead: one that is generated comes after all that there are', () => {
    const stamps = readdirSync(path.join(root, 'migrations')).flatMap((file) => /^\d{8}_\d{6}/.exec(file) ?? [])
    const now = new Date().toISOString().replaceAll(/[-:]/g, '').replace('T', '_').slice(0, 15)
    expect(stamps.length).toBeGreaterThan(10)
    expect(stamps.filter((stamp) => stamp > now)).toEqual([])
  })
})
