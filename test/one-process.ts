/** Files that share a process share its settings: they are those of a world before the first file is loaded. */
import { worldSettings } from './world-settings.ts'

Object.assign(process.env, worldSettings)
