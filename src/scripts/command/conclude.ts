/** How the program of a command ends. */
import { ImportRefused, troubleLine } from '#src/import/trouble.ts'

/** Does the work and ends the process: with 0, or with 1 and a line for each mistake. */
export function conclude(work: () => Promise<void>): void {
  // If the process ends before the work does, it has failed.
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
  // The error of a failed query contains the whole statement; its cause has the message of the database.
  const [line = ''] = (
    message.startsWith('Failed query:') ? (cause?.message ?? 'The database failed.') : message
  ).split('\n')
  return [line]
}
