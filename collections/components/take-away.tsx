'use client'
/** The actions that take an entry from readers: each first tells which entries link to it, and asks what becomes of these links. */
import {
  ConfirmationModal,
  PopupList,
  toast,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useModal,
  useRouteTransition,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { ChooseEntry, LinkList, linksInWords } from './link-list.tsx'
import { sendToCms } from './send-to-cms.ts'
import { useLinks } from './use-links.ts'

type Way = { modal: string; item: string; heading: string; body: string; confirm: string; id: string }

const trash: Way = {
  id: 'action-trash',
  modal: 'to-the-trash',
  item: 'Move to the trash',
  heading: 'Move it to the trash?',
  body: 'Readers see it no more. It can be restored from the trash, with the links that were kept.',
  confirm: 'Move it',
}

const unpublish: Way = {
  id: 'action-unpublish',
  modal: 'unpublish',
  item: 'Unpublish',
  heading: 'Unpublish it?',
  body: 'Readers see it no more, and it is a draft again.',
  confirm: 'Unpublish it',
}

/** An item of the form's menu, in place of Payload's own. */
export function ToTheTrash() {
  const { id, collectionSlug, hasTrashPermission, isTrashed } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { setModified } = useForm()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  if (!id || !hasTrashPermission || isTrashed) return null
  const done = () => {
    setModified(false)
    toast.success(`“${title}” is in the trash.`)
    startRouteTransition(() => router.push(`/admin/collections/${collectionSlug}`))
  }
  return <TakeAway way={trash} change={() => ({ deletedAt: new Date().toISOString() })} done={done} />
}

/** The same for an entry that stays as a draft. */
export function Unpublish() {
  const { data, hasPublishedDoc, hasPublishPermission, isTrashed, ...info } = useDocumentInfo()
  const { reset } = useForm()
  if (!hasPublishedDoc || !hasPublishPermission || isTrashed) return null
  const done = () => {
    void reset({ ...data, _status: 'draft' })
    info.incrementVersionCount()
    info.setUnpublishedVersionCount(1)
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(false)
    toast.success('It is unpublished.')
  }
  return <TakeAway way={unpublish} change={() => ({ _status: 'draft' })} done={done} />
}

type Choice = 'keep' | 'replace' | 'unlink'

function TakeAway({ way, change, done }: { way: Way; change(): object; done(): void }) {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { openModal } = useModal()
  const { told, look, relink } = useLinks()
  const [choice, setChoice] = useState<Choice>('keep')
  const [to, setTo] = useState<number | null>(null)
  const modal = `${way.modal}-${id}`
  const isUsed = told !== null && told.uses.length + told.others > 0

  const confirm = async () => {
    if (isUsed && choice === 'replace' && to === null)
      return void toast.error('Nothing was changed: choose the entry that the links are to lead to.')
    if (isUsed && choice !== 'keep' && !(await relink(choice === 'replace' ? to : null))) return
    const sent = await sendToCms('PATCH', `/cms/api/${collectionSlug}/${id}?depth=0`, change())
    if (sent.isDone) done()
    else toast.error(sent.mistake)
  }

  const offer = (one: Choice, words: string) => (
    <label>
      <input type="radio" name={`${modal}-links`} checked={choice === one} onChange={() => setChoice(one)} />
      {words}
    </label>
  )

  return (
    <>
      <PopupList.Button
        id={way.id}
        onClick={() => {
          void look()
          openModal(modal)
        }}
      >
        {way.item}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={modal}
        className="take-away"
        heading={way.heading}
        confirmLabel={way.confirm}
        onConfirm={confirm}
        body={
          <>
            <p>{way.body}</p>
            {told && !isUsed && <p>No entry links to it.</p>}
            {told && isUsed && (
              <fieldset>
                <legend>{linksInWords(told)}</legend>
                <LinkList told={told} />
                {offer('keep', 'Keep the links: readers see them again once it is back')}
                {offer('replace', 'Let them lead to another entry')}
                {choice === 'replace' && (
                  <ChooseEntry collection={collectionSlug} except={id ? [id] : []} onChosen={setTo} />
                )}
                {offer('unlink', 'Take the links out')}
              </fieldset>
            )}
          </>
        }
      />
    </>
  )
}
