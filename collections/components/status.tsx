'use client'
/** The state of an entry above its form. Payload's own reverts to the published version by sending it as once read: a stale save. */
import { Button, ConfirmationModal, toast, useDocumentInfo, useModal } from '@payloadcms/ui'
import type { ContentField } from '../content-fields.ts'

type Props = { fields: readonly ContentField[] }

/** Draft, published, or changed since. Unpublished changes can be dropped, and stay in the entry's versions. */
export function Status({ fields }: Props) {
  const { id, collectionSlug, data, docPermissions, hasPublishedDoc, isTrashed, unpublishedVersionCount, ...info } =
    useDocumentInfo()
  const { openModal } = useModal()
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0
  const state = isChanged ? 'Changed' : hasPublishedDoc ? 'Published' : 'Draft'
  const modal = `drop-changes-${id}`
  const address = `/cms/api/${collectionSlug}/${id}`

  const drop = async () => {
    const answer = await backToPublished(address, fields)
    if ('trouble' in answer) return void toast.error(answer.trouble)
    info.setData({ ...data, ...answer.doc })
    info.setUnpublishedVersionCount(0)
    info.setMostRecentVersionIsAutosaved(false)
    info.incrementVersionCount()
    toast.success('It is as it is published. What was dropped is in its versions.')
  }

  return (
    <div className="status" title={`Status: ${state}`}>
      <div className="status__value-wrap">
        <span className="status__label">Status: </span>
        <span className="status__value">{state}</span>
        {isChanged && !isTrashed && docPermissions?.update && (
          <>
            {' — '}
            <Button
              id="action-revert-to-published"
              buttonStyle="none"
              className="status__action"
              margin={false}
              onClick={() => openModal(modal)}
            >
              Drop the changes
            </Button>
            <ConfirmationModal
              modalSlug={modal}
              heading="Drop what is not published?"
              body="Everybody’s changes since it was published go out of the form. They stay in the entry’s versions."
              confirmLabel="Drop them"
              onConfirm={drop}
            />
          </>
        )}
      </div>
    </div>
  )
}

type Answer = { doc: Record<string, unknown> } | { trouble: string }

/** Saves the published version on top of the latest revision. */
async function backToPublished(address: string, fields: readonly ContentField[]): Promise<Answer> {
  const read = async (query: string) => (await fetch(`${address}?depth=0${query}`, { credentials: 'include' })).json()
  try {
    const [published, latest] = [await read(''), await read('&draft=true')]
    const content = Object.fromEntries(fields.map(({ name }) => [name, published[name] ?? null]))
    const response = await fetch(`${address}?depth=0`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...content, _status: 'published', revision: latest.revision }),
    })
    const { doc, errors } = await response.json()
    return doc ? { doc } : { trouble: errors?.[0]?.message ?? 'That did not work. Try again.' }
  } catch {
    return { trouble: 'The server cannot be reached. Try again.' }
  }
}
