import type { HttpServer } from './httpServer'
import { Server as NetServer } from 'node:net'

const IDLE_GRACE = 500

/**
 * Stops accepting, but leaves idle connections open a moment: a request that is already on its way on one of them
 * is answered (with `Connection: close`) instead of meeting a reset. What is left after `ms` is cut.
 */
export async function drain(server: HttpServer, ms: number): Promise<void> {
  // http.Server.close would close idle connections at once; the plain one only stops listening.
  const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()))
  const idle = setTimeout(() => server.closeIdleConnections(), IDLE_GRACE)
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_GRACE)
  const cut = setTimeout(() => server.closeAllConnections(), ms)
  await closed
  clearTimeout(idle)
  clearInterval(sweep)
  clearTimeout(cut)
  // Also ends http's own timer, which the plain close knows nothing of.
  server.close(() => undefined)
}
