import { personOf } from './person.ts'

/** Administrators. */
export const onlyAdministrators = ({ req }: { req: { user?: unknown } }): boolean =>
  personOf(req)?.role === 'administrator'
