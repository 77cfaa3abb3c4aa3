/** The chapters of the guide for editors, in the order of the work: each is a file in `docs/guide`, and a page of the admin. */

/** Their titles, by the name of the file and the end of the address. */
export const chapters = {
  'signing-in': 'Signing in, and your account',
  dashboard: 'The dashboard, and finding an entry',
  writing: 'Writing an entry',
  together: 'Writing at the same time',
  sources: 'Sources, notes and who checked it',
  pictures: 'Pictures',
  days: 'Days of the calendar',
  checks: 'Before it is published: checks and preview',
  review: 'Review and comments',
  publishing: 'Publishing, and plans',
  backlog: 'What to write next',
  links: 'Links, addresses and the trash',
  versions: 'Versions, and who did what',
  catalogue: 'A catalogue’s card, picks and news',
  files: 'Bringing in and taking out',
  people: 'People and roles',
  programs: 'Keys and webhooks',
} as const

/** A chapter of the guide, by the name of its file. */
export type Chapter = keyof typeof chapters

/** Whether the guide has a chapter of this name. */
export const isChapter = (text: unknown): text is Chapter => typeof text === 'string' && Object.hasOwn(chapters, text)
