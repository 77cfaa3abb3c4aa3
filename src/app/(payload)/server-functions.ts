/**
 * Payload's server functions, which the admin calls by name. They ask for no more than a session, so what they are to reach is asked
 * of the table of permissions first; those that change anything are ours.
 */
import { type ServerFunction, UnauthorizedError } from 'payload'
import { cancelSchedule, scheduleEntry } from '#src/editing/schedule.ts'

type Schedule = {
  type?: 'publish' | 'unpublish'
  date?: Date | string
  deleteID?: number | string
  doc?: { relationTo: string; value: number | string }
}

/** In the place of Payload's own; an error is told in words, as its own are. */
const schedulePublish: ServerFunction = async ({ req, ...args }) => {
  const { type, date, deleteID, doc } = args as Schedule
  try {
    if (!req.user) throw new UnauthorizedError()
    if (deleteID !== undefined) await cancelSchedule(req, Number(deleteID))
    else
      await scheduleEntry(req, {
        collection: String(doc?.relationTo),
        id: Number(doc?.value),
        type: type === 'unpublish' ? 'unpublish' : 'publish',
        at: new Date(date ?? Number.NaN),
      })
    return { message: req.t('general:success') }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/** Entries are in one language: there is no other to copy from. */
const copyDataFromLocale: ServerFunction = () => {
  throw new Error('There is no other language to copy from.')
}

/** What stands in the place of Payload's own. */
export const serverFunctions = { 'schedule-publish': schedulePublish, 'copy-data-from-locale': copyDataFromLocale }
