'use client'
/** Connects the form of an entry to its saving: passes on what Payload's form and page know, and changes them for it. */
import { useAllFormFields, useDocumentInfo, useForm, useFormProcessing, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContentField } from '../content-fields.ts'
import { type Choosing, createSaving, type FormDocument, type Ports } from './saving.ts'

/** `canSave` is false for people who may only read, and for entries in the trash. */
export function useSaving(fields: readonly ContentField[]) {
  const [choosing, setChoosing] = useState<Choosing | null>(null)
  const [trouble, setTrouble] = useState('')
  const [taken, setTaken] = useState<string[]>([])
  const { id, collectionSlug, data, hasSavePermission, isTrashed } = useDocumentInfo()
  const [state] = useAllFormFields()
  const isBusy = useFormProcessing()
  const formPorts = useFormPorts()

  const ports = useRef<Ports>(undefined)
  const canSave = Boolean(id && hasSavePermission && !isTrashed)
  ports.current = {
    ...formPorts,
    choose: setChoosing,
    took: setTaken,
    trouble: setTrouble,
    isBusy: () => isBusy || !canSave,
  }
  const address = `/cms/api/${collectionSlug}/${id}`
  // One saving lasts as long as the form, with the values in common with the server; its ports are set on each render.
  const [saving] = useState(() =>
    createSaving(address, fields, Number(data?.revision ?? 0), () => ports.current as Ports),
  )

  useEffect(() => {
    if (state && !isBusy) saving.changed()
  }, [saving, state, isBusy])

  useEffect(() => {
    if (data) void saving.answered(data as FormDocument)
  }, [saving, data])

  const refusal = state?.revision?.errorMessage
  useEffect(() => {
    if (refusal) void saving.refused()
  }, [saving, refusal])

  useEffect(() => {
    if (!canSave) return
    const hide = () => document.visibilityState === 'hidden' && void saving.leave()
    const ask = (event: BeforeUnloadEvent) => saving.isUnsaved() && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('visibilitychange', hide)
      void saving.leave()
    }
  }, [saving, canSave])

  return { saving, address, canSave, choosing, trouble, taken, forgetTaken: () => setTaken([]) }
}

/** Reading and writing Payload's form. */
function useFormPorts(): Pick<Ports, 'read' | 'prepare' | 'standOn' | 'met' | 'saved' | 'rest'> {
  const info = useDocumentInfo()
  const form = useForm()
  const { getFormState } = useServerFunctions()
  const { id, collectionSlug = '', docPermissions, getDocPreferences } = info

  /** The form's own state of the entry's fields, with their rows and components, as the server makes it. */
  const stateOf = async (document: FormDocument): Promise<FormState> => {
    const answer = await getFormState({
      ...(id !== undefined && { id }),
      collectionSlug,
      data: document,
      docPermissions,
      docPreferences: await getDocPreferences(),
      operation: 'update',
      renderAllFields: true,
      schemaPath: collectionSlug,
      skipValidation: true,
    })
    if (!answer?.state) throw new Error('The form could not be made.')
    return answer.state
  }

  return {
    read: () => form.getData() as FormDocument,
    async prepare(document) {
      const theirs = await stateOf(document)
      return (names) => {
        const isOf = ([path]: [string, unknown]) => names.some((name) => path === name || path.startsWith(`${name}.`))
        const others = Object.entries(form.getFields()).filter((entry) => !isOf(entry))
        const put = Object.entries(theirs).filter(isOf)
        const next: FormState = Object.fromEntries(others)
        for (const [path, field] of put) next[path] = { valid: true, passesCondition: true, ...field }
        // The form has these values at once, and not only after React's next render.
        flushSync(() => form.dispatchFields({ type: 'REPLACE_STATE', state: next, optimize: false }))
      }
    },
    standOn(revision) {
      form.dispatchFields({ type: 'UPDATE', path: 'revision', value: revision, valid: true, errorMessage: '' })
    },
    met({ _status }) {
      const isPublished = _status === 'published'
      if (isPublished) info.setHasPublishedDoc(true)
      info.setUnpublishedVersionCount((count) => (isPublished ? 0 : Math.max(count, 1)))
    },
    saved(document) {
      info.setData({ ...info.data, ...document })
      info.setLastUpdateTime(Date.parse(String(document.updatedAt)))
      info.setMostRecentVersionIsAutosaved(true)
    },
    rest: () => form.setModified(false),
  }
}
