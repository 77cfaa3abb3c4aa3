import { expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyRecord, AnyResource } from '#src/read-model/resource.ts'
import { csvHead, csvRow } from './csv.ts'

const fields = ['name', 'height', 'isOld', 'words', 'countries', 'faq', 'missing']
const resource = {
  record: z.object(Object.fromEntries(fields.map((field) => [field, z.unknown()]))),
} as unknown as AnyResource

test('a record is a row: values as they are, references by what they are known by, and parts as JSON', () => {
  const record = {
    name: 'Rose, "old"\nrose',
    height: 1.5,
    isOld: true,
    words: ['red', 'pink'],
    countries: [
      { code: 'IN', name: 'India', url: '/x' },
      { code: 'JP', name: 'Japan', url: '/y' },
    ],
    faq: [{ question: 'Why?', answer: 'So.' }],
    missing: null,
  } as unknown as AnyRecord
  expect(csvHead(resource)).toBe('name,height,isOld,words,countries,faq,missing\r\n')
  expect(csvRow(resource, record)).toBe(
    '"Rose, ""old""\nrose",1.5,true,red; pink,IN; JP,"[{""question"":""Why?"",""answer"":""So.""}]",\r\n',
  )
})
