/** What the person who typed `npm start` sees. */
export type Progress = {
  step: <T>(title: string, work: (detail: (words: string) => void) => Promise<T>) => Promise<T>
  note: (line: string) => void
  fail: (error: Error) => void
}

export function createProgress(stream?: NodeJS.WriteStream): Progress
