/**
 * Payload's server functions, which the admin calls by name. They only require a session, so the table of permissions is asked first; those
 * that change anything are replaced by ours.
 */
import { type ServerFunction, UnauthorizedError } from 'payload'
import { cancelSchedule, scheduleEntry } from '#src/editing/schedule.ts'

type Schedule = {
  type?: 'publish' | 'unpublish'
  date?: Date | string
  deleteID?: number | string
  doc?: { relationTo: string; value: number | string }
}

/** Replaces Payload's own function; an error is given in words, as by Payload. */
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

/** The functions that replace Payload's own. */
export const serverFunctions = { 'schedule-publish': schedulePublish, 'copy-data-from-locale': copyDataFromLocale }
