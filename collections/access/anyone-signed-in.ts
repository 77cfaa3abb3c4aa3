import { personOf } from './person.ts'

/** Anyone signed in. */
export const anyoneSignedIn = ({ req }: { req: { user?: unknown } }): boolean => personOf(req) !== null
