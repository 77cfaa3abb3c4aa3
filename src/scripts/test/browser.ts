/** A Chromium for the browser tests: the one that is installed, else one is installed. */
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'

/** Debian's Chromium without windows, which takes a third less of the processor than the one that has them. */
const shell = 'chromium-headless-shell'

const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const macs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of a browser, installing one where there is none: Debian's package as root on Debian, else Playwright's own. */
export async function findBrowser(): Promise<string> {
  const present = installed()
  if (present) return present
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) installPackage()
  const { chromium } = await import('playwright')
  const executable = installed() ?? chromium.executablePath()
  if (!existsSync(executable)) run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  if (!existsSync(executable))
    throw new Error('No Chromium is installed and none could be. Install it, or set CHROMIUM to its path.')
  return executable
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const places = [
    process.env.CHROMIUM ?? '',
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
    ...macs,
  ]
  return places.find(isProgram)
}

function isProgram(file: string): boolean {
  if (file === '') return false
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Tries to install it; after a failure, Playwright's own browser is tried. */
function installPackage(): void {
  try {
    run('apt-get', ['update', '-q'])
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', shell])
  } catch (error) {
    console.error(`Debian's Chromium could not be installed: ${error instanceof Error ? error.message : error}`)
  }
}

function run(program: string, args: readonly string[]): void {
  console.log(`Installing a browser: ${program} ${args.join(' ')}`)
  execFileSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
