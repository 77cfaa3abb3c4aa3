/** A read-only data folder under a running house: only its files, and the disk with the database, as after a disk error. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { differencesAfterRebuild, lostChanges } from './check.ts'
import { counted, type Fault, type Finding, type Stage } from './fault.ts'
import { build, type House } from './house.ts'
import { smallPicture } from './small-picture.ts'
import { misanswered, workSeen } from './under.ts'
import { startWork } from './work.ts'

const MEGABYTES = 700
/** How long it stays read-only, in milliseconds. */
const heldMs = 8000

/** The data folder takes no write. */
export const readOnlyFolder: Fault = {
  name: 'folder',
  inShort: 0,
  inLong: 1,
  async inflict(stage) {
    const place = path.join(stage.folder, 'small-disk')
    const disk = path.join(stage.folder, 'small-disk.img')
    mkdirSync(place, { recursive: true })
    try {
      writeFileSync(disk, '')
      truncateSync(disk, MEGABYTES * 1_000_000)
      execFileSync('mkfs.ext4', ['-q', disk], { stdio: 'pipe' })
      mount(disk, place)
    } catch (error) {
      return [skipped(error as Error)]
    }
    const dataDir = path.join(place, 'data')
    try {
      await stage.layEmpty(dataDir)
      const house = await build({ project: stage.project, dataDir })
      try {
        return [await filesAlone(house), await wholeDisk(stage, house, { disk, place })]
      } finally {
        await house.stop()
      }
    } finally {
      execFileSync('umount', ['--lazy', place])
    }
  },
}

const mount = (disk: string, place: string) =>
  void execFileSync('mount', ['-o', 'loop,errors=remount-ro', disk, place], { stdio: 'pipe' })

const skipped = ({ message }: Error): Finding => ({
  fault: 'the data folder read-only under load',
  times: 0,
  seen: `this machine allows no disk in a file: ${message.split('\n').at(-2) ?? message}`,
  wrong: [],
  skipped: true,
})

/**
 * The folder of files is read-only; PostgreSQL has its own and goes on. Pictures are refused with 503, all else is saved, readers notice
 * nothing, and a reader that dies is started again.
 */
async function filesAlone(house: House): Promise<Finding> {
  const wrong: string[] = []
  const before = await upload(house)
  if (before !== 201) wrong.push(`an upload before is answered ${before}`)
  const work = startWork(house)
  execFileSync('mount', ['--bind', house.dataDir, house.dataDir])
  execFileSync('mount', ['-o', 'remount,bind,ro', house.dataDir])
  const uploads = new Map<number, number>()
  try {
    for (const until = performance.now() + heldMs; performance.now() < until; await sleep(500)) {
      const status = await upload(house)
      uploads.set(status, (uploads.get(status) ?? 0) + 1)
    }
    for (const [status, times] of uploads) if (status !== 503) wrong.push(`${times} uploads are answered ${status}`)
    for (const [status, times] of work.saves)
      if (status !== 200 && status !== 201) wrong.push(`${times} saves are answered ${status || 'not at all'}`)
    for (const [status, times] of work.reads)
      if (status !== 200 && status !== 404) wrong.push(`${times} reads are answered ${status || 'not at all'}`)
    await house.kill('a reader')
    await house.serves()
  } finally {
    execFileSync('umount', [house.dataDir])
  }
  await work.stop()
  const after = await upload(house)
  if (after !== 201) wrong.push(`an upload after is answered ${after}`)
  wrong.push(...(await lostChanges(house, work.entries)))
  const seen = `held for ${heldMs / 1000} s; uploads: ${counted(uploads)}, and 201 afterwards. ${workSeen(work)}; a reader that was killed meanwhile is back`
  return { fault: 'the files of the data folder read-only under load', times: 1, seen, wrong }
}

/** The disk refuses every write, as after an error, until it is checked and mounted again. */
async function wholeDisk(
  { project }: Stage,
  house: House,
  { disk, place }: { disk: string; place: string },
): Promise<Finding> {
  const wrong: string[] = []
  const work = startWork(house)
  await sleep(1000)
  const device = execFileSync('findmnt', ['--noheadings', '--output', 'SOURCE', place], { encoding: 'utf8' }).trim()
  writeFileSync(path.join('/sys/fs/ext4', path.basename(device), 'trigger_fs_error'), '1')
  await sleep(heldMs)
  await work.stop()
  wrong.push(...misanswered(work))
  const stopped = performance.now()
  await house.stop()
  const stopSeconds = ((performance.now() - stopped) / 1000).toFixed(1)
  execFileSync('umount', [place])
  // fsck repairs what it finds, and says so by its exit code.
  execFileSync('sh', ['-c', `e2fsck -fp '${disk}' >&2 || [ $? -le 1 ]`], { stdio: 'pipe' })
  mount(disk, place)
  await house.start()
  await house.serves()
  wrong.push(...(await lostChanges(house, work.entries)), ...(await differencesAfterRebuild(project, house)))
  const seen = `held for ${heldMs / 1000} s, then stopped within ${stopSeconds} s and started on the mended disk. ${workSeen(work)}; a rebuild changes no row`
  return { fault: 'the disk of the data folder read-only under load', times: 1, seen, wrong }
}

/** Uploads a picture, and gives the status of the answer; 0 where there was none. */
async function upload({ url, authorization }: House): Promise<number> {
  const init = { method: 'POST', headers: { authorization: authorization() }, body: await smallPicture('small.png') }
  const answer = await fetch(`${url}/cms/api/media`, init).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.status ?? 0
}
