/** Whether a port can be listened on, asked before long work. Plain JavaScript: it also runs before packages are installed. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The error of trying, or undefined where it succeeded. While the port is taken, it waits for `patienceMilliseconds`.
 * @param {{ host: string, port: number, patienceMilliseconds?: number }} place
 * @returns {Promise<NodeJS.ErrnoException | undefined>}
 */
export async function portTrouble({ host, port, patienceMilliseconds = 0 }) {
  const deadline = Date.now() + patienceMilliseconds
  let error = await listenOnce(host, port)
  while (error?.code === 'EADDRINUSE' && Date.now() < deadline) {
    await sleep(250)
    error = await listenOnce(host, port)
  }
  return error
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<NodeJS.ErrnoException | undefined>}
 */
async function listenOnce(host, port) {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return undefined
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error)
  }
}
