/** The last column of the map in ARCHITECTURE.md: what the modules of each row may import. */
import { keepers, mayImport } from './may-import.ts'

/** Rows of the map: the cells before the last, and the last. */
const row = /^(\| (`[^|]+) \| [^|]+ \|) [^|]* \|$/gm

/** The text of ARCHITECTURE.md with its column as the table of imports has it; the same text where it agrees. */
export function withImports(text: string): string {
  const [map = ''] = /^\| folder \|[\s\S]*?\n\n/m.exec(text) ?? []
  const filled = map.replaceAll(row, (_, before: string, folders: string) => {
    const modules = [...folders.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    return `${before} ${cellOf(modules)} |`
  })
  return text.replace(map, () => filled)
}

/** What modules may import; each by itself where they differ. */
function cellOf(modules: readonly string[]): string {
  const cells = modules.map((name) => importsOf(name))
  if (new Set(cells).size === 1) return cells[0] ?? ''
  const some = modules.flatMap((name, index) => (cells[index] === 'nothing' ? [] : [`${short(name)}: ${cells[index]}`]))
  return [...some, ...(some.length < modules.length ? ['the others: nothing'] : [])].join('; ')
}

function importsOf(module: string): string {
  const allowed = mayImport[module] ?? []
  const packages = Object.keys(keepers).filter((name) => keepers[name]?.includes(module))
  const ours = allowed === 'anything' ? 'anything of ours' : together(allowed).join(', ')
  const theirs = packages.map((name) => `\`${name}\``).join(', ')
  return [ours, theirs].filter((part) => part !== '').join(', ') || 'nothing'
}

/** Modules in the order of the table; files of one folder stand together in braces. */
function together(names: readonly string[]): string[] {
  return [...new Set(names.map(folderOf))].map((folder) => {
    const files = names.filter((name) => folderOf(name) === folder)
    if (files.length === 1) return short(files[0] ?? '')
    return short(`${folder}/{${files.map((name) => name.slice(folder.length + 1, -'.ts'.length)).join(',')}}.ts`)
  })
}

/** The folder of a file within a module; of anything else, itself. */
const folderOf = (name: string): string => /^(.+\/.+)\/[^/]+\.ts$/.exec(name)?.[1] ?? name

const short = (name: string): string => `\`${name.replace(/^src\//, '')}\``
