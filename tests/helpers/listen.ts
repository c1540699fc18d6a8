import type { Server } from 'node:net'

/** Listens on a free port of the loopback; closing also ends open connections. */
export async function listen(
  server: Server & { closeAllConnections(): void },
): Promise<{ port: number; close(): Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
