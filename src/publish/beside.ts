/** Work that goes on beside other work, as PostgreSQL writes what was made while more is made. */

/** Begins a piece of work once the one before is done, and does not wait for its end. Throws what the one before failed of. */
export type BeginPiece = (piece: () => Promise<unknown>) => Promise<void>

/**
 * Does work that has pieces done beside it. It ends when all of them have, or are broken off by a failure: whoever rolls back then does so
 * after the last statement.
 */
export async function withBeside<T>(work: (beside: BeginPiece) => Promise<T>): Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  try {
    return await work(async (piece) => {
      await last
      last = piece()
      // It is heard at the next piece, or at the end.
      last.catch(() => {})
    })
  } finally {
    await last
  }
}
