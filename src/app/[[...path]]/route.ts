/** Answers everything outside the CMS by the compiled handlers of readers, which Next does not build. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '#src/project-root.ts'

type Door = typeof import('#src/door.ts')

const address = pathToFileURL(path.join(projectRoot, 'dist', 'door.js')).href

async function answer(request: Request): Promise<Response> {
  const door: Door = await import(/* turbopackIgnore: true */ /* webpackIgnore: true */ address)
  return door.answer(request)
}

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
}
