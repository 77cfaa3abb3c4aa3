import type { FlowerDay } from '#src/payload-types.ts'
import { flowerDays } from '#src/read-model/resources/flowers.ts'
import { collection } from '../collection.ts'
import { entry } from '../entry.ts'
import { ruleInWords } from '../fields/calendar-rule.ts'

/** A day or season of the year that belongs to flowers. Editors give the rule of its calendar; dates are computed. */
export const FlowerDays = collection(flowerDays, {
  type: 'FlowerDay',
  project: (doc: FlowerDay) => ({ ...entry(flowerDays, doc), rule_in_words: ruleInWords(doc.rule) }),
})
