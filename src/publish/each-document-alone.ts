/**
 * Payload runs a bulk operation in one transaction and, when one document fails, reports the others as saved although they
 * are rolled back with it. Ending the still empty transaction here gives each document one of its own (see
 * `bulkOperationsSingleTransaction` in src/payload.config.ts).
 */
import { type CollectionBeforeOperationHook, commitTransaction } from 'payload'

/** Ends the transaction of a bulk operation. Only over HTTP, where the request began it and it is still empty. */
export const eachDocumentAlone: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isBulk = (operation === 'update' || operation === 'delete') && 'where' in args && !('id' in args)
  if (isBulk && req.payloadAPI === 'REST') await commitTransaction(req)
  return args
}
