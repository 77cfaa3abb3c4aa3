/** What lists show of texts: as they are, several beside each other. */
export const wordsCell = '/collections/components/cells.tsx#WordsCell'
