/** The processes that serve: readers, which share the port, and the editing server. */
import path from 'node:path'
import { memoryMegabytes } from '#src/machine.ts'
import { bindPort, keepRunning, type Supervisor, spawnChild } from '#src/supervisor/index.ts'
import type { Metrics } from './metrics.ts'
import { preload } from './preload.ts'

/** What servers are started with: the folders of the project and of the data, and their environment. */
export type Serve = Pick<Supervisor, 'isStopping' | 'note' | 'whenStopping'> & {
  root: string
  dataDir: string
  env: NodeJS.ProcessEnv
  metrics: Pick<Metrics, 'follow'>
}

/**
 * Limits of heaps in megabytes, so that Node collects in time. Readers share an eighth of the memory of the machine or its container, and
 * keep answers outside the heap. The editing server has a quarter. Memory outside the heap comes to 100 to 200 MB each.
 */
const readersShare = 8
const readerHeap = { least: 128, most: 192 }
const editorShare = 4
const editorHeap = { least: 512, most: 1024 }

/** Half of the space for young objects, in megabytes. */
const readerYoungMegabytes = 4
const bulkYoungMegabytes = 64

/**
 * Answers are kept outside the heap, where glibc would keep an arena for every thread that ever compressed. Blocks of this many bytes are
 * returned to the system as soon as they are freed; by default glibc would keep ever larger ones for later.
 */
const readerAllocation = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** In Node 20 the rich text editor loads reliably only under this condition. */
const editorCondition = '--conditions=production'

/** Options of Node for the editing server. */
export const editorOptions = [
  `--max-old-space-size=${within(editorHeap, memoryMegabytes / editorShare)}`,
  editorCondition,
]

/**
 * Options of Node for programs that process many entries and end. The objects of an entry live until it is written: with room for some
 * hundred entries they are freed in place, without being moved first.
 */
export const bulkOptions = [`--max-semi-space-size=${bulkYoungMegabytes}`, editorCondition]

/**
 * Options of Node for one of several readers. Young objects, most of what answering makes, are collected early, and by the main thread:
 * helper threads take longer to wake than to work, and use the time of other readers. Code that has not run for a few collections is kept:
 * by default whoever asks a rare question next would wait until it is compiled anew.
 */
export const readerOptions = (readers: number): string[] => [
  `--max-old-space-size=${within(readerHeap, memoryMegabytes / readersShare / readers)}`,
  `--max-semi-space-size=${readerYoungMegabytes}`,
  '--no-parallel-scavenge',
  '--no-flush-bytecode',
]

/**
 * Keeps several readers running on HOST and PORT of their environment. Resolves when all of them answer. From `whenStopping` on no
 * connection is accepted.
 */
export async function keepReaders(
  readers: number,
  { root, dataDir, env, metrics, whenStopping, ...supervision }: Serve,
): Promise<void> {
  const logFile = path.join(dataDir, 'logs', 'reader.log')
  const args = [...readerOptions(readers), path.join('dist', 'reader.js')]
  const port = await bindPort(env.HOST ?? '', Number(env.PORT))
  whenStopping(port.close)
  const begin = (number: number) => {
    const reader = spawnChild({ cwd: root, args, env: { ...env, ...readerAllocation }, logFile, port, preload })
    metrics.follow(`reader ${number}`, reader)
    return reader
  }
  const title = (number: number) => (readers === 1 ? 'The reader' : `Reader ${number}`)
  const all = Array.from({ length: readers }, (_, index) =>
    keepRunning({ ...supervision, title: title(index + 1), logFile, begin: () => begin(index + 1) }),
  )
  await Promise.all(all)
}

/** Keeps the editing server running on HOST and PORT of its environment. Resolves when it answers. */
export function keepEditor({
  root,
  dataDir,
  env,
  metrics,
  ...supervision
}: Omit<Serve, 'whenStopping'>): Promise<void> {
  const logFile = path.join(dataDir, 'logs', 'editor.log')
  const args = [...editorOptions, path.join('dist', 'editor.js')]
  const begin = () => {
    const editor = spawnChild({ cwd: root, args, env, logFile, stopsLast: true, preload })
    metrics.follow('editor', editor)
    return editor
  }
  return keepRunning({ ...supervision, title: 'The editing server', logFile, begin })
}

function within({ least, most }: { least: number; most: number }, megabytes: number): number {
  return Math.round(Math.min(Math.max(megabytes, least), most))
}
