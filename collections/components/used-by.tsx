'use client'
/** Beside the form: which entries link to the entry, a way to change these links, and the former slugs that lead to it. */
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { Help } from './help.tsx'
import { ChangeLinks, LinkList, linksInWords } from './link-list.tsx'
import { useLinks } from './use-links.ts'

/** Shows nothing before the entry is saved for the first time. */
export function UsedByField() {
  const { id, collectionSlug = '', hasPublishPermission, hasSavePermission } = useDocumentInfo()
  const { told, look, relink, release } = useLinks()

  useEffect(() => {
    if (id) void look()
  }, [id, look])

  if (!id || !told) return null
  const isUsed = told.uses.length + told.others > 0

  const change = async (target: number | null) => {
    const isDone = await relink(target)
    if (isDone)
      toast.success(target === null ? 'Nothing links to it any more.' : 'What linked to it links to the other entry.')
    return isDone
  }

  return (
    <div className="field-type used-by">
      <div className="field-label">
        Used by <Help chapter="links" />
      </div>
      {isUsed ? (
        <details>
          <summary>{linksInWords(told)}</summary>
          <LinkList told={told} />
        </details>
      ) : (
        <p>No entry links to it.</p>
      )}
      {isUsed && hasSavePermission && <ChangeLinks collection={collectionSlug} except={[id]} relink={change} />}
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
