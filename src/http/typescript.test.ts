import { expect, it } from 'vitest'
import { answerDeclaration, inputDeclaration } from './typescript.ts'

it('writes an object as an interface, with what it says as comments', () => {
  const schema = {
    type: 'object',
    description: 'A flower */ or none.',
    required: ['name', 'links'],
    properties: {
      name: { type: 'string', description: 'As people say it.' },
      hues: { type: 'array', items: { enum: ['red', 'blue'] } },
      links: { type: 'array', items: { type: 'object', required: ['to'], properties: { to: { $ref: 'Reference' } } } },
      height: { anyOf: [{ type: 'number' }, { type: 'null' }] },
      open: { type: ['object', 'null'], properties: { tool: { type: 'string' } }, additionalProperties: {} },
      rest: { type: 'object', additionalProperties: { type: 'integer' } },
    },
  } as const
  expect(answerDeclaration('Flower', JSON.parse(JSON.stringify(schema)))).toBe(`/** A flower *\\/ or none. */
export interface Flower {
  /** As people say it. */
  name: string
  hues?: Array<"red" | "blue">
  links: Array<{
    to: Reference
  }>
  height?: number | null
  open?: {
    tool?: string
    [field: string]: unknown
  } | null
  rest?: Record<string, number>
}
`)
})

it('writes anything else as a type', () => {
  expect(answerDeclaration('Anything', { anyOf: [{ $ref: 'Flower' }, { type: 'boolean' }] })).toBe(
    'export type Anything = Flower | boolean\n',
  )
})

it('lets what is not required be undefined, and asks for one where one of several is required', () => {
  const properties = { slug: { type: 'string' }, name: { type: 'string' } } as const
  expect(
    inputDeclaration('GetInput', {
      type: 'object',
      properties,
      anyOf: [{ required: ['slug'] }, { required: ['name'] }],
    }),
  ).toBe(`export type GetInput = {
  slug?: string | undefined
  name?: string | undefined
} & ({ slug: string } | { name: string })
`)
  expect(inputDeclaration('NoInput', { type: 'object', properties: {} })).toBe(
    'export type NoInput = Record<string, never>\n',
  )
})
