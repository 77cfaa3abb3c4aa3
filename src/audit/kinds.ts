/** What is recorded: one row each, as people read it. */

/** What happened, by its name in the record. A change of something that is no entry goes by the same names. */
export const kinds = {
  made: 'Made',
  changed: 'Changed',
  published: 'Published',
  unpublished: 'Unpublished',
  planned: 'Planned',
  'plan moved': 'Plan moved',
  'plan cancelled': 'Plan cancelled',
  'version restored': 'Older version taken up',
  trashed: 'Put into the trash',
  restored: 'Taken out of the trash',
  deleted: 'Deleted for good',
  'review asked': 'Review asked for',
  approved: 'Approved',
  'changes asked': 'Changes asked for',
  'taken back': 'Taken back from review',
  'approval void': 'Changed after it was approved: to be approved again',
  assigned: 'Assigned',
  'task done': 'Done',
  're-check set': 'Re-check planned',
  commented: 'Commented',
  'comment resolved': 'Comment resolved',
  'comment reopened': 'Comment opened again',
  imported: 'Imported',
  rebuilt: 'Rebuilt for readers',
  'job done': 'Job done',
  'record shortened': 'Old lines of this record removed',
  'sign-in refused': 'Sign-in refused',
  'second factor asked of all': 'Second factor asked of everyone',
  'second factor left to each': 'Second factor left to everyone',
  'key issued': 'Key issued',
  'key revoked': 'Key revoked',
} as const

/** One of the above, or an event of signing in (src/sign-in/events.ts). */
export type Kind = keyof typeof kinds
