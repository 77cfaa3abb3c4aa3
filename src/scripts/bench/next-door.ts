/** Next's own door: the same build and the same route files, with nothing of ours before them. */
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import next from 'next'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
const app = next({ dev: false, dir: root, hostname: '127.0.0.1', port: Number(process.env.PORT) })
await app.prepare()
const answer = app.getRequestHandler()
createServer((incoming, outgoing) => void answer(incoming, outgoing)).listen(Number(process.env.PORT), '127.0.0.1')
