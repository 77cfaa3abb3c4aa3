/** The answers that documentation of the API shows: today's answers to the examples of its tools. */
import { OctavoError } from '#src/errors.ts'
import type { Part } from '#src/read-model/parts.ts'
import type { OwnerId } from '#src/services.ts'
import { type Answer, contentOf } from '#tools/answer.ts'
import { callTool, toolsOf } from '#tools/index.ts'
import { partsOf } from '#tools/tool.ts'
import type { Site } from './site.ts'

/** The parts of a catalogue, or of all, that these answers are made from. */
export const partsOfShown = (surface: OwnerId): readonly Part[] => [
  ...new Set(Object.values(toolsOf(surface)).flatMap((tool) => partsOf(tool, tool.example))),
]

/**
 * Answers by the name of their tool. A tool that draws at random has none, since it would change each time. Nor has a tool for which
 * nothing is published.
 */
export async function shownAnswers(surface: OwnerId, site: Site): Promise<ReadonlyMap<string, Answer>> {
  const day = new Date(site.now())
  day.setUTCHours(0, 0, 0, 0)
  const asked = Object.entries(toolsOf(surface)).filter(([, { varies }]) => varies !== 'random')
  const shown = await Promise.all(
    asked.map(async ([name, { example }]) => {
      try {
        const { database, publicUrl, baseUrls } = site
        return [[name, await callTool(surface, name, example, { database, publicUrl, baseUrls, now: day })] as const]
      } catch (error) {
        if (error instanceof OctavoError) return []
        throw error
      }
    }),
  )
  return new Map(shown.flat())
}

const SHOWN_ENTRIES = 2
const SHOWN_CHARACTERS = 120

/** An answer with only the beginnings of its lists and texts. */
export const shortOf = (answer: Answer): unknown => cutShort(contentOf(answer))

function cutShort(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN_ENTRIES).map(cutShort)
  if (typeof value === 'string' && value.length > SHOWN_CHARACTERS && value.includes(' '))
    return `${value.slice(0, SHOWN_CHARACTERS).trimEnd()}…`
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, cutShort(field)]))
}
