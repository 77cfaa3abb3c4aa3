/** `/cms/api/<collection>/<id>/schedule`: what is planned for an entry, to see, to add to, to move, to have tried again and to cancel. */
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { cancelSchedule, moveSchedule, scheduleEntry, schedulesOf } from './schedule.ts'

/** The endpoints of each collection of entries. Answers hold what is planned then. */
export const scheduleEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/schedule', method: 'get', handler: answer },
  {
    path: '/:id/schedule',
    method: 'post',
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      const { type, at } = (req.data ?? {}) as { type?: unknown; at?: unknown }
      await scheduleEntry(req, {
        ...entryOf(req),
        type: type === 'unpublish' ? 'unpublish' : 'publish',
        at: givenInstant(at),
      })
      return answer(req)
    },
  },
  {
    path: '/:id/schedule/:job',
    method: 'patch',
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      const { at } = (req.data ?? {}) as { at?: unknown }
      await moveSchedule(req, Number(req.routeParams?.job), at === null ? null : givenInstant(at))
      return answer(req)
    },
  },
  {
    path: '/:id/schedule/:job',
    method: 'delete',
    handler: async (req) => {
      await cancelSchedule(req, Number(req.routeParams?.job))
      return answer(req)
    },
  },
]

/** An instant that is refused, for text that is not one. */
const givenInstant = (at: unknown): Date => new Date(typeof at === 'string' ? at : Number.NaN)

const entryOf = ({ routeParams }: PayloadRequest) => ({
  collection: String(routeParams?.collection),
  id: Number(routeParams?.id),
})

async function answer(req: PayloadRequest): Promise<Response> {
  const { collection, id } = entryOf(req)
  return Response.json(await schedulesOf(req, collection, id))
}
