/** How the program of a command ends. */
import { ImportRefused, troubleLine } from '#src/import/trouble.ts'

/** Does the work and ends the process: with 0, or with 1 and a line for each mistake. */
export function conclude(work: () => Promise<void>): void {
  // What has not happened when the process ends was not done.
  process.exitCode = 1
  work().then(
    () => process.exit(0),
    (error: unknown) => {
      for (const line of linesOf(error)) console.error(line)
      process.exit(1)
    },
  )
}

type Detailed = Error & { cause?: Error; data?: { collection?: string; errors?: { path: string; message: string }[] } }

function linesOf(error: unknown): string[] {
  if (error instanceof ImportRefused) return error.troubles.map(troubleLine)
  const { message = String(error), data, cause } = error as Detailed
  if (data?.errors) return data.errors.map((mistake) => `${data.collection}: ${mistake.path}: ${mistake.message}`)
  // A statement that failed is told with all that was in it; what the database said of it is beneath.
  const [line = ''] = (
    message.startsWith('Failed query:') ? (cause?.message ?? 'The database failed.') : message
  ).split('\n')
  return [line]
}
