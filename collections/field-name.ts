/** The name in the document of a record's field: `native_name` is `nativeName`. */
export const fieldName = (recordField: string): string =>
  recordField.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
