/** What a column of JSON gives, for tests that answer statements themselves. */
import type { JsonText } from '#src/read-model/json.ts'

/** A value as the text of a column that holds it. */
export const jsonText = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>
