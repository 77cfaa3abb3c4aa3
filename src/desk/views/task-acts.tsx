'use client'
/** What can be done with a task of the backlog: take it, give it to somebody, say that it is done. */
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { sendToCms } from '#collections/components/send-to-cms.ts'
import type { TaskId } from '../backlog.ts'

type Props = {
  task: TaskId & { title: string }
  assigneeId: number | null
  me: number
  isEditor: boolean
  colleagues: readonly { id: number; name: string }[]
}

/** People who may not do it are offered nothing; the server checks again. */
export function TaskActs({ task: { title, ...task }, assigneeId, me, isEditor, colleagues }: Props) {
  const router = useRouter()
  const isMine = assigneeId === me
  const act = async (action: 'take' | 'leave' | 'assign' | 'done', to: number | null = null) => {
    const sent = await sendToCms('POST', '/cms/api/backlog', { ...task, action, assigneeId: to })
    if (sent.isDone) router.refresh()
    else toast.error(sent.mistake)
  }
  return (
    <span className="backlog__acts">
      {colleagues.length > 0 ? (
        <select
          aria-label={`Who writes ${title}`}
          value={assigneeId ?? ''}
          onChange={(event) => act('assign', event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">Nobody</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        (assigneeId === null || isMine) && (
          <button
            type="button"
            aria-label={`${isMine ? 'Leave' : 'Take'} ${title}`}
            onClick={() => act(isMine ? 'leave' : 'take')}
          >
            {isMine ? 'Leave' : 'Take'}
          </button>
        )
      )}
      {(isEditor || assigneeId === null || isMine) && (
        <button type="button" aria-label={`${title} is done`} onClick={() => act('done')}>
          Done
        </button>
      )}
    </span>
  )
}
