/** The contract this API was asked to keep, as data: every tool of every service with its parameters. */
import { readFileSync } from 'node:fs'
import type { ServiceId } from '#src/services.ts'

/** What the contract says of one parameter. */
export type ContractParameter = {
  type: 'string' | 'integer' | 'boolean'
  required: boolean
  enum?: string[]
  min?: number
  max?: number
  default?: unknown
  format?: string
}

export type ContractTool = { params: Record<string, ContractParameter>; one_of_required?: string[][] }

type Contract = { services: Record<ServiceId, { tools: Record<string, ContractTool> }> }

/** The contract of all services. */
export const contract = JSON.parse(readFileSync(new URL('contract.json', import.meta.url), 'utf8')) as Contract
