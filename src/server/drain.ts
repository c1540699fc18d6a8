import type { HttpServer } from './httpServer'
import { Server as NetServer } from 'node:net'

const IDLE_GRACE = 500

/** Idle connections stay open for `ms`: a request already on its way gets an answer, not a reset. */
export async function drain(server: HttpServer, ms: number): Promise<void> {
  // http.Server.close would close idle connections at once; the net one only stops listening.
  const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()))
  const idle = setTimeout(() => server.closeIdleConnections(), IDLE_GRACE)
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_GRACE)
  const cut = setTimeout(() => server.closeAllConnections(), ms)
  await closed
  clearTimeout(idle)
  clearInterval(sweep)
  clearTimeout(cut)
  // Ends http's own timer, which the net close does not know.
  server.close(() => undefined)
}
