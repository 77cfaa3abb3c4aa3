/** Whether the port is free, asked before the long steps. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Throws an Error of one line when HOST and PORT cannot be listened on; a taken port is waited for as long as given.
 * Values that are no port at all are left to src/env.ts, which explains them.
 * @param {number} patienceMilliseconds
 * @param {NodeJS.ProcessEnv} [settings]
 */
export async function requireFreePort(patienceMilliseconds, { HOST, PORT } = process.env) {
  const host = HOST?.trim() || '127.0.0.1'
  const port = Number(PORT?.trim() || 3000)
  if (!(Number.isInteger(port) && port > 0 && port < 65_536)) return
  const deadline = Date.now() + patienceMilliseconds
  let error = await listenOnce(host, port)
  while (error?.code === 'EADDRINUSE' && Date.now() < deadline) {
    await sleep(250)
    error = await listenOnce(host, port)
  }
  if (error) throw new Error(explain(error, host, port))
}

/**
 * The error of trying, or undefined.
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

/**
 * @param {NodeJS.ErrnoException} error
 * @param {string} host
 * @param {number} port
 */
function explain({ code, message }, host, port) {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken by another program. Stop that, or choose another port: PORT=${port + 1} npm start`
  if (code === 'EACCES')
    return `Port ${port} is open to administrators only. Choose one above 1023: PORT=3000 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST ${host} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`
  return `HOST ${host}, PORT ${port} cannot be listened on: ${message}`
}
