/** The lock on a data folder. */
export type Lock = { isInherited: boolean; describe: (address: string) => void; release: () => void }

export function takeLock(folder: string, options?: { name?: string; waits?: boolean }): Promise<Lock>
