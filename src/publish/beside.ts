/** Work in the background of other work: PostgreSQL writes finished records while the next ones are made. */

/** Begins a piece of work once the piece before has ended, and does not wait for its end. Throws the failure of the piece before. */
export type BeginPiece = (piece: () => Promise<unknown>) => Promise<void>

/**
 * Does work that begins pieces of work beside it. It ends, or fails, only after the last piece has ended: a transaction that is then
 * rolled back has no statement still to come.
 */
export async function withBeside<T>(work: (beside: BeginPiece) => Promise<T>): Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  try {
    return await work(async (piece) => {
      await last
      last = piece()
      // A failure is thrown at the next piece, or at the end.
      last.catch(() => {})
    })
  } finally {
    await last
  }
}
