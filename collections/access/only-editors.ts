import { personOf, publishes } from './person.ts'

/** Editors and administrators. */
export const onlyEditors = ({ req }: { req: { user?: unknown } }): boolean => publishes(personOf(req))
