/** Cells for fields of which the CMS's own lists would show JSON or nothing at all. */

import type { DefaultServerCellComponentProps } from 'payload'
import type { ReactNode } from 'react'
import { countryByCode } from '#src/geography/countries.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { scoreOf } from '#src/read-model/score.ts'
import type { OwnerId } from '#src/services.ts'
import { asList } from '#src/text/as-list.ts'
import { announcedIn, draftRecord } from '../draft-record.ts'

type Props = Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData' | 'collectionSlug' | 'link'>

/** Most values that are named; more are only counted. */
const MOST = 4

/** Makes the first column of a list a link to the entry. */
const Cell = ({ cell: { collectionSlug, rowData, link }, children }: { cell: Props; children: ReactNode }) =>
  link ? <a href={`/admin/collections/${collectionSlug}/${rowData.id}`}>{children}</a> : children

const Values = ({ cell, words }: { cell: Props; words: readonly string[] }) => (
  <Cell cell={cell}>
    {words.length === 0 ? <span className="cell__none">–</span> : words.slice(0, MOST).join(', ')}
    {words.length > MOST && <small> and {words.length - MOST} more</small>}
  </Cell>
)

/** Texts as they are. */
export const WordsCell = (props: Props) => <Values cell={props} words={wordsIn(props.cellData)} />

/** Values chosen from a list, in words. */
export const ChosenCell = ({ options, ...props }: Props & { options: readonly { value: string; label: string }[] }) => (
  <Values
    cell={props}
    words={wordsIn(props.cellData).map((one) => options.find(({ value }) => value === one)?.label ?? one)}
  />
)

/** Countries by their names. */
export const CountriesCell = (props: Props) => (
  <Values cell={props} words={wordsIn(props.cellData).map((code) => countryByCode(code)?.name ?? code)} />
)

/** A colour, and its digits. */
export const ColourCell = (props: Props) => {
  const [hex] = wordsIn(props.cellData)
  return (
    <Cell cell={props}>
      {hex ? (
        <span className="cell__colour">
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <rect width="1" height="1" fill={hex} />
          </svg>
          {hex}
        </span>
      ) : (
        <span className="cell__none">–</span>
      )}
    </Cell>
  )
}

/** How much of the entry is written. */
export const ScoreCell = ({ service, resource: id, rowData }: Props & { service: OwnerId; resource: string }) => {
  const resource = findResource(service, id)
  return scoreOf(resource, draftRecord(resource, rowData), announcedIn(rowData)).total
}

const wordsIn = (value: unknown): string[] => (value === '' ? [] : asList(value)).map(String)
