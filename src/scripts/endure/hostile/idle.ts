/** A program that opens many connections to a port, sends the beginning of a request on each, and holds them until it is told to end. */
import { connect, type Socket } from 'node:net'

const [port, count, beginning = ''] = process.argv.slice(2)
const sockets: Socket[] = []
let open = 0
let settled = 0

const tell = () => {
  settled += 1
  if (settled === Number(count)) process.send?.(open)
}

function add(): void {
  const socket = connect(Number(port), '127.0.0.1')
  sockets.push(socket)
  socket.once('connect', () => {
    open += 1
    if (beginning) socket.write(beginning)
    socket.resume()
    tell()
  })
  socket.once('error', tell)
  socket.on('error', () => {})
}

for (let at = 0; at < Number(count); at++) setTimeout(add, Math.floor(at / 50))
// Sends a little from time to time: a request that never ends keeps a server busier than a silent one.
if (beginning)
  setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('X')
  }, 1000)
process.on('message', () => process.send?.(sockets.filter(({ destroyed }) => !destroyed).length))
process.on('disconnect', () => process.exit())
