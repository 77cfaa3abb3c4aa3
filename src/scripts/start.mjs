/**
 * `npm start`: everything from a fresh clone to a running Octavo, with nothing but Node. Plain JavaScript in old words
 * only, so that an old Node gets as far as being told that it is old.
 */
var version = process.versions.node.split('.')
var major = Number(version[0])
if (major > 20 || (major === 20 && Number(version[1]) >= 19)) {
  void import('./start/begin.mjs').then((module) => module.begin())
} else {
  console.error(`Octavo needs Node 20.19 or newer; this is Node ${process.versions.node}. See https://nodejs.org.`)
  process.exitCode = 1
}
