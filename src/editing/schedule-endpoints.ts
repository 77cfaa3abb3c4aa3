/** `/cms/api/<collection>/<id>/schedule`: what is planned for an entry, to see, to add to and to cancel. */
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { cancelSchedule, schedule, schedulesOf } from './schedule.ts'

/** The endpoints of each collection of entries. Answers hold what is planned then. */
export const scheduleEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/schedule', method: 'get', handler: answer },
  {
    path: '/:id/schedule',
    method: 'post',
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      const { type, at } = (req.data ?? {}) as { type?: unknown; at?: unknown }
      await schedule(req, {
        ...entryOf(req),
        type: type === 'unpublish' ? 'unpublish' : 'publish',
        at: new Date(typeof at === 'string' ? at : Number.NaN),
      })
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

const entryOf = ({ routeParams }: PayloadRequest) => ({
  collection: String(routeParams?.collection),
  id: Number(routeParams?.id),
})

async function answer(req: PayloadRequest): Promise<Response> {
  const { collection, id } = entryOf(req)
  return Response.json({ planned: await schedulesOf(req, collection, id) })
}
