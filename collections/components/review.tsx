'use client'
/** Beside the form: the state of the entry's review, the next steps, and comments. */
import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useId, useRef } from 'react'
import type { ReviewAction } from '../access/permissions.ts'
import { Comments } from './comments.tsx'
import { Help } from './help.tsx'
import { KeptText } from './kept-text.tsx'
import { dayAndTime, type ReviewTold } from './review-told.ts'
import { keyWordsOf } from './shortcuts.ts'
import { idOf, useKept } from './use-kept.ts'
import { isCovered, useShortcut } from './use-shortcut.ts'
import { useTold } from './use-told.ts'

type Props = { fields: readonly { name: string; label: string }[] }

const said: Readonly<Record<ReviewTold['review']['state'], string>> = {
  writing: 'Being written',
  'in review': 'In review',
  'changes asked': 'Changes asked for',
  approved: 'Approved',
}

/** The steps in the order of the work, as buttons say them. */
const steps = [
  ['ask for review', 'Ask for a review'],
  ['approve', 'Approve'],
  ['ask for changes', 'Ask for changes'],
  ['take back', 'Take it back'],
] as const satisfies readonly (readonly [ReviewAction, string])[]

/** Steps towards a publish, from either side. */
const onwards: readonly ReviewAction[] = ['ask for review', 'approve']

const isReviewTold = (answer: object): answer is ReviewTold => 'review' in answer

/** Shows nothing before the entry is saved for the first time. */
export function Review({ fields }: Props) {
  const { id, collectionSlug, isTrashed, hasPublishedDoc, unpublishedVersionCount, versionCount } = useDocumentInfo()
  const { config } = useConfig()
  const { user } = useAuth()
  const address = `${config.routes.api}/${collectionSlug}/${id}`
  // The next person who signs in here has texts of their own.
  const own = `${address} by ${user?.id}`
  const { told, look, change } = useTold({ key: `review ${own}`, address: `${address}/review` }, isReviewTold)

  // A save may change the state: an approved entry has to be approved again, a published one was reviewed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last two say that there was a save
  useEffect(() => {
    if (id && !isTrashed) void look()
  }, [id, isTrashed, look, hasPublishedDoc, versionCount])

  if (!id || isTrashed || !told) return null
  return (
    <div className="field-type review">
      <State told={told} isPublished={hasPublishedDoc && unpublishedVersionCount === 0} />
      <Steps entry={own} told={told} act={(body) => change('POST', `${address}/review`, body)} />
      <Work told={told} act={(body) => change('POST', `${address}/review`, body)} />
      <Comments
        entry={own}
        told={told}
        fields={fields}
        say={(body) => change('POST', `${address}/comments`, body)}
        resolve={(comment, isResolved) => change('PATCH', `${address}/comments/${comment}`, { isResolved })}
      />
    </div>
  )
}

/** The state of the review. An entry without changes since it was published needs none. */
const State = ({ told: { review, needsTwoPeople }, isPublished }: { told: ReviewTold; isPublished: boolean }) => (
  <>
    <div className="field-label">
      Review <Help chapter="review" />
    </div>
    <p className="review__state" data-state={review.state}>
      <strong>{isPublished && review.state === 'writing' ? 'Published' : said[review.state]}</strong>
      {review.at && review.by && (
        <small>
          {review.by}, {dayAndTime(review.at)}
        </small>
      )}
    </p>
    {review.reason && <blockquote>{review.reason}</blockquote>}
    {needsTwoPeople && <small>This catalogue asks for two people: nobody publishes their own last change alone.</small>}
  </>
)

type Act = (body: { action: ReviewAction } & Record<string, unknown>) => Promise<boolean>

/** The next steps, and in words those of somebody else. A shortcut leads to the reason, and from there takes the step. */
function Steps({ entry, told: { review, refusals }, act }: { entry: string; told: ReviewTold; act: Act }) {
  const [reason, setReason] = useKept(`reason ${entry}`, '')
  const reasonId = idOf(`reason ${entry}`)
  const box = useRef<HTMLTextAreaElement>(null)
  const open = steps.filter(([action]) => !refusals[action])
  const next = open.find(([action]) => onwards.includes(action))?.[0]
  const why = review.state === 'in review' ? refusals.approve : undefined
  const step = async (action: ReviewAction) => {
    if (await act({ action, reason })) setReason('')
  }
  useShortcut('lead on', (at) => {
    if (!next || isCovered() || at.closest('.review__write')) return false
    if (at === box.current) void step(next)
    else box.current?.focus()
    return true
  })
  return (
    <>
      {open.length > 0 && (
        <>
          <label htmlFor={reasonId}>Why, or what to look at</label>
          <KeptText id={reasonId} box={box} rows={2} text={reason} onText={setReason} />
          <div className="review__steps">
            {open.map(([action, label]) => (
              <button
                key={action}
                type="button"
                onClick={() => step(action)}
                {...(action === next && keyWordsOf('lead on', navigator.userAgent))}
              >
                {label}
              </button>
            ))}
          </div>
        </>
      )}
      {why && <small>{why}</small>}
    </>
  )
}

/** Whose turn it is, and when it is to be checked again. */
function Work({ told: { review, refusals, people }, act }: { told: ReviewTold; act: Act }) {
  const [assigneeLabel, recheckLabel] = [useId(), useId()]
  return (
    <div className="review__work">
      <label htmlFor={assigneeLabel}>Whose turn it is</label>
      {refusals.assign ? (
        <p>
          {review.assignee ?? 'Nobody’s'}{' '}
          {!refusals['take on'] && (
            <button type="button" onClick={() => act({ action: 'take on' })}>
              Take it on
            </button>
          )}
        </p>
      ) : (
        <select
          id={assigneeLabel}
          value={review.assigneeId ?? ''}
          onChange={({ target }) => act({ action: 'assign', assigneeId: target.value ? Number(target.value) : null })}
        >
          <option value="">Nobody’s</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <label htmlFor={recheckLabel}>To be checked again on</label>
      <input
        id={recheckLabel}
        type="date"
        defaultValue={review.recheckOn ?? ''}
        key={review.recheckOn}
        disabled={refusals['set a re-check'] !== undefined}
        onBlur={({ target }) =>
          target.value !== (review.recheckOn ?? '') &&
          act({ action: 'set a re-check', recheckOn: target.value || null })
        }
      />
    </div>
  )
}
