/** What entries of tests rest on: nothing is published that rests on nothing. */
export const sources = [{ title: 'A book', publisher: 'A press' }]

/** The same in the front matter of a file. */
export const sourcesInFile = 'sources: [{ title: A book, publisher: A press }]'
