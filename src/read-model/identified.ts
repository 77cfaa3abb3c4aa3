/** Texts by which an entry is found, whose form programs can rely on: publishing writes them so, and schemas say it. */
import { z } from 'zod'

/** The address of a page, of a file or of the API. What is stored begins with a slash; answers give it whole. */
export const address = (description: string) => z.string().describe(description).meta({ format: 'uri' })

/** The identifier of an entry. */
export const slugSchema = (description: string) =>
  z.string().describe(description).meta({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' })
