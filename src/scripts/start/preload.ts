/** The module that children load first, to end with us. The compiled supervisor does not have it beside itself. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '#src/project-root.ts'

/** The address of the module. */
export const preload = pathToFileURL(path.join(projectRoot, 'src', 'supervisor', 'end-with-parent.mjs')).href
