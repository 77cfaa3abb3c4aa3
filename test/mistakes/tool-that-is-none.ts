/** A tool that code names is one of the table; and the network's stand under the names of their kinds. */
import { type Call, callTool } from '#tools/index.ts'
import { networkTools } from '#tools/network/index.ts'
import type { NetworkToolTable } from '#tools/tool.ts'

export async function mistaken(call: Call, asked: string) {
  await callTool('flowers', 'get_flower', { slug: 'rose' }, call)
  await callTool('flowers', asked, { slug: 'rose' }, call)
  // @ts-expect-error '"get_flowr"' is not assignable to parameter of type '"define_term" | "flower_of_the_day"
  await callTool('flowers', 'get_flowr', { slug: 'rose' }, call)
  // @ts-expect-error '"get_flower"' is not assignable to parameter of type '"calendar" | "country" | "get"
  await callTool('network', 'get_flower', { slug: 'rose' }, call)
}

// @ts-expect-error Type '"search"' is not assignable to type '"get"'.
export const mistakenTable: NetworkToolTable = { ...networkTools, get: networkTools.search }
