import { expect, it } from 'vitest'
import { saving } from '#test/saving.ts'
import { eachDocumentAlone } from './each-document-alone.ts'

type Asked = Parameters<typeof eachDocumentAlone>[0]

/** How the transaction of an operation ended before its documents are changed, and what the operation goes on with. */
async function begun(operation: string, args: object, payloadAPI = 'REST') {
  const { req, ended } = saving()
  const goesOn = await eachDocumentAlone({ args, operation, req: { ...req, payloadAPI } } as unknown as Asked)
  expect(goesOn).toBe(args)
  return ended
}

const some = { where: { id: { in: [1, 2] } } }

it('changes and deletes each of many documents that a form names in a transaction of its own', async () => {
  expect(await begun('update', some)).toEqual(['committed'])
  expect(await begun('delete', some)).toEqual(['committed'])
})

it('leaves the transaction of one document, and of what is no change of many, as it is', async () => {
  expect(await begun('update', { id: 1 })).toEqual([])
  expect(await begun('update', { ...some, id: 1 })).toEqual([])
  expect(await begun('read', some)).toEqual([])
  expect(await begun('create', { data: {} })).toEqual([])
})

it('leaves one that somebody of ours began, who may have written in it', async () => {
  expect(await begun('update', some, 'local')).toEqual([])
})
