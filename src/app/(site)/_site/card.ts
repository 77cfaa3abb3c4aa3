/** The publication card of a catalogue, as its tool gives it. */
import { toolOf } from '#tools/tool-of.ts'
import { ask, type Catalogue } from './catalogue.ts'

export type Card = {
  name: string
  tagline: string
  publisher: string
  network: string
  topics: string[]
  about: string
  contact: string
  counts: { resource: string; name: string; written: number }[]
  api_endpoint: string
  openapi: string
  tool_endpoint: string
}

export async function cardOf(catalogue: Catalogue): Promise<Card> {
  const tool = toolOf(catalogue.service.id, ['site-info'])
  if (!tool) throw new Error(`The service ${catalogue.service.id} has no publication card.`)
  return ask<Card>(catalogue, tool)
}
