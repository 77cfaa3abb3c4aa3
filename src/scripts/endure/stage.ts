/** The houses that faults are done on, each built when it is first asked for. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chance } from '../chance.ts'
import { family } from '../soak/memory.ts'
import { administrator } from '../test/prepare.ts'
import type { Stage } from './fault.ts'
import { build, type House, layEmpty } from './house.ts'
import { buildOutside, type Outside } from './outside.ts'
import { openTown, type Town } from './town.ts'

/** What faults are made with, and how long they go on. */
export type StageOptions = {
  project: string
  seed: number
  isLong: boolean
  minutes?: number
  tell(words: string): void
}

/** Makes the stage. */
export function setStage({
  project,
  seed,
  isLong,
  minutes = Number.POSITIVE_INFINITY,
  tell,
}: StageOptions): Stage & { close(): Promise<void> } {
  const folder = mkdtempSync(path.join(tmpdir(), 'octavo-endure-'))
  const until = Date.now() + minutes * 60_000
  let laid: Promise<string> | undefined
  let town: Promise<Town> | undefined
  let inside: Promise<House> | undefined
  let outside: Promise<Outside> | undefined
  const settings = {
    JOBS: 'on',
    NEWS_ALLOW_LOOPBACK: 'on',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  }
  const openOnce = () => {
    town ??= openTown()
    return town
  }
  const lay = async () => {
    const place = path.join(folder, 'laid')
    await layEmpty(project, place)
    return path.join(place, 'postgres')
  }
  const copyLaid = async (dataDir: string) => {
    laid ??= lay()
    cpSync(await laid, path.join(dataDir, 'postgres'), { recursive: true })
  }
  const buildInside = async () => {
    const dataDir = path.join(folder, 'inside')
    // The sites that starter catalogues cite must not be asked again and again.
    await copyLaid(dataDir)
    return build({ project, dataDir, settings: { ...settings, PURGE_URL: (await openOnce()).url } })
  }
  return {
    project,
    folder,
    chance: chance(seed),
    isLong,
    isOver: () => Date.now() > until,
    tell,
    layEmpty: copyLaid,
    town: openOnce,
    inside() {
      inside ??= buildInside()
      return inside
    },
    outside() {
      outside ??= buildOutside({ project, folder: path.join(folder, 'outside'), lay: copyLaid })
      return outside
    },
    async close() {
      // A house that is still being started has to be stopped too.
      for (const { pid, parent, command } of await family(process.pid))
        if (parent === process.pid && command.includes('start.mjs')) process.kill(pid, 'SIGTERM')
      await inside?.then((house) => house.stop()).catch(() => {})
      await outside?.then((house) => house.close()).catch(() => {})
      await town?.then((around) => around.close())
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
