/** Whether HOST and PORT are free, asked before the long steps. */
import { portTrouble } from '../../supervisor/port-trouble.mjs'

/**
 * Throws an Error of one line when HOST and PORT cannot be listened on, after waiting `patienceMilliseconds` for a taken port. Values that
 * are no port at all are left to src/env.ts, which explains them.
 * @param {number} patienceMilliseconds
 * @param {NodeJS.ProcessEnv} [settings]
 */
export async function requireFreePort(patienceMilliseconds, { HOST, PORT } = process.env) {
  const host = HOST?.trim() || '127.0.0.1'
  const port = Number(PORT?.trim() || 3000)
  if (!(Number.isInteger(port) && port > 0 && port < 65_536)) return
  const error = await portTrouble({ host, port, patienceMilliseconds })
  if (error) throw new Error(explain(error, host, port))
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
