'use client'
/** Beside the form: who links to the entry, what else those links may lead to, and which addresses lead to it. */
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { Help } from './help.tsx'
import { ChooseEntry, countOf, LinkList } from './link-list.tsx'
import { useLinks } from './use-links.ts'

/** Nothing before the entry is saved for the first time. */
export function UsedByField() {
  const { id, collectionSlug = '', hasPublishPermission, hasSavePermission } = useDocumentInfo()
  const { told, relink, release } = useLinks()
  const [isChoosing, setChoosing] = useState(false)
  const [to, setTo] = useState<number | null>(null)
  if (!id || !told) return null
  const isUsed = told.uses.length + told.others > 0

  const change = async (target: number | null) => {
    if (!(await relink(target))) return
    setChoosing(false)
    toast.success(target === null ? 'Nothing links to it any more.' : 'What linked to it links to the other entry.')
  }

  return (
    <div className="field-type used-by">
      <div className="field-label">
        Used by <Help chapter="links" />
      </div>
      {isUsed ? (
        <details>
          <summary>{countOf(told)}</summary>
          <LinkList told={told} />
        </details>
      ) : (
        <p>No entry links to it.</p>
      )}
      {isUsed && hasSavePermission && !isChoosing && (
        <Button buttonStyle="subtle" size="small" id="links-change" onClick={() => setChoosing(true)}>
          Change these links
        </Button>
      )}
      {isChoosing && (
        <fieldset>
          <legend>Where they lead from now on</legend>
          <ChooseEntry collection={collectionSlug} except={id} onChosen={setTo} />
          <div className="used-by__acts">
            <Button size="small" disabled={to === null} onClick={() => change(to)}>
              Lead to that entry
            </Button>
            <Button buttonStyle="secondary" size="small" onClick={() => change(null)}>
              Take the links out
            </Button>
            <Button buttonStyle="subtle" size="small" onClick={() => setChoosing(false)}>
              Leave them
            </Button>
          </div>
        </fieldset>
      )}
      {told.formerSlugs.length > 0 && (
        <>
          <div className="field-description">Addresses it had before, which lead to it:</div>
          <ul className="link-list">
            {told.formerSlugs.map((slug) => (
              <li key={slug}>
                <code>{slug}</code>
                {hasPublishPermission && (
                  <Button
                    buttonStyle="subtle"
                    size="small"
                    tooltip="Nothing is found there then, and another entry may take it"
                    onClick={() => release(slug)}
                  >
                    Release
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
