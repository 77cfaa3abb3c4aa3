/** In a list of days: when each falls, in words, by its own rule or with its occasion. */
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { executeWith } from '#collections/components/execute.ts'
import { ruleFromBlocks } from '#collections/fields/calendar-rule.ts'
import { calendarRuleSchema, ruleWords } from '#src/calendar/rule.ts'
import { tableOf } from '#src/publish/references.ts'
import { batched, oncePer } from '#src/read-model/batch.ts'
import { topics } from '#src/read-model/resources/topics.ts'

type Occasion = { name: string | null; rule: unknown }

/** A dash while nobody has said when. */
export async function RuleCell({
  cellData,
  payload,
  rowData,
}: Pick<DefaultServerCellComponentProps, 'cellData' | 'payload' | 'rowData'>) {
  const occasion = typeof rowData.speaksOf === 'number' ? await occasionsOf(payload, topics.id)(rowData.speaksOf) : null
  const words = ruleInWords(occasion ? occasion.rule : cellData)
  if (!words && !occasion) return <span className="cell__none">–</span>
  return (
    <>
      {words}
      {occasion && <small className="cell__beside">with {occasion.name}</small>}
    </>
  )
}

function ruleInWords(rule: unknown): string | null {
  const { data } = calendarRuleSchema.safeParse(ruleFromBlocks(rule))
  return data ? ruleWords(data) : null
}

/** All rows of a list ask by one statement. */
const occasionsOf = oncePer((payload: Payload) =>
  batched<number, Occasion>((ids) =>
    executeWith(payload)<Occasion>(
      `select t.name, t.rule from unnest($1::int[]) with ordinality as row (id, at)
       left join ${tableOf(topics)} t on t.id = row.id order by row.at`,
      [ids],
    ),
  ),
)
