'use client'
/** What an import would change, or has changed, entry by entry; and what stands in its way. */
import { useState } from 'react'
import { InTheText } from '#src/audit/views/lines.tsx'
import type { ImportAnswer, ImportFaults } from '../endpoint.ts'
import type { ImportChange } from '../trouble.ts'

type PlanProps = { answer: ImportAnswer; isOld: boolean; isBusy: boolean; onAgree: () => void }

/** `isOld`: the import would no longer change what the person agreed to. */
export function ImportPlan({ answer, isOld, isBusy, onAgree }: PlanProps) {
  const { made, replaced, kept, isStored, areDrafts, changes, leftOut } = answer
  const groups = byEntry(changes)
  const counted = `${made} new, ${replaced} changed, ${kept} as they were`
  return (
    <>
      <h3>{isStored ? 'Imported' : 'What it would change'}</h3>
      {isOld && (
        <p className="trouble">
          Entries were changed meanwhile, so nothing was stored. This is what the files would change now.
        </p>
      )}
      <p>
        {counted}. {isStored ? 'All of it is stored' : 'Nothing is stored yet'}
        {areDrafts && (isStored ? ', as drafts' : '; it would be stored as drafts')}.
        {leftOut.length > 0 && ` Left out, for there are no drafts of them: ${leftOut.join(', ')}.`}
      </p>
      {!isStored && groups.length > 0 && (
        <button type="button" className="transfer__agree" disabled={isBusy} onClick={onAgree}>
          {isBusy ? 'One moment …' : 'Import all of it'}
        </button>
      )}
      <ul className="transfer__changes">
        {groups.map((group) => (
          <Entry key={`${group[0].file} ${group[0].entry}`} changes={group} isOpen={groups.length <= FEW} />
        ))}
      </ul>
    </>
  )
}

/** Most entries that are shown with all their changes. */
const FEW = 12

type Group = readonly [ImportChange, ...ImportChange[]]

function Entry({ changes, isOpen: isOpenAtFirst }: { changes: Group; isOpen: boolean }) {
  const [first] = changes
  const isNew = first.field === null
  const [isOpen, setOpen] = useState(isOpenAtFirst && !isNew)
  return (
    <li>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="transfer__kind" data-new={isNew || undefined}>
            {isNew ? 'New' : 'Changed'}
          </span>
          <strong>{first.entry ?? first.file}</strong>
          <small>{isNew ? '' : changes.map(({ field }) => field).join(', ')}</small>
        </summary>
        {isOpen && (
          <dl className="record__changes">
            {changes.map(({ field, file, line, before, after }) => (
              <div key={field}>
                <dt>
                  {field ?? 'With'}{' '}
                  <small>
                    {file}, line {line}
                  </small>
                </dt>
                <dd>{field === null ? after : <InTheText before={before} after={after} />}</dd>
              </div>
            ))}
          </dl>
        )}
      </details>
    </li>
  )
}

/** Changes of one entry stand together, in the order of the files. */
function byEntry(changes: readonly ImportChange[]): Group[] {
  const groups = new Map<string, [ImportChange, ...ImportChange[]]>()
  for (const change of changes) {
    const key = `${change.file} ${change.entry}`
    const group = groups.get(key)
    if (group) group.push(change)
    else groups.set(key, [change])
  }
  return [...groups.values()]
}

/** What is wrong with the files, by file and line. */
export function Faults({ faults: { troubles, count, errors } }: { faults: ImportFaults }) {
  return (
    <>
      <p className="trouble">{errors[0]?.message} Mend this and choose the files again.</p>
      <table className="transfer__faults">
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Line</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {troubles.map(({ file, line, detail }) => (
            <tr key={`${file} ${line} ${detail}`}>
              <td data-label="File">{file}</td>
              <td data-label="Line">{line}</td>
              <td data-label="What is wrong">{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > troubles.length && <p>And {count - troubles.length} more.</p>}
    </>
  )
}
