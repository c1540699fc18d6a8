import type { IncomingMessage, ServerResponse } from 'node:http'
import { createListener, type Listener } from '@/server/listener'
import { serverDefaults, type AppHandler, type ServerOptions } from '@/server/options'

export interface Rig {
  listener: Listener
  port: number
  /** Requests that reached the app: url and headers as it saw them. */
  seen: { method: string; url: string; headers: Record<string, unknown> }[]
  warnings: string[]
  close(): Promise<void>
}

/** A listener on a free port around a stand-in for the app. */
export async function openListener(app: AppHandler, over: Partial<ServerOptions> = {}): Promise<Rig> {
  const seen: Rig['seen'] = []
  const warnings: string[] = []
  const counted = (req: IncomingMessage, res: ServerResponse) => {
    seen.push({ method: req.method ?? '', url: req.url ?? '', headers: { ...req.headers } })
    return app(req, res)
  }
  const listener = createListener(counted, {
    ...serverDefaults,
    platformHost: 'localhost',
    missesPerMinute: 100_000,
    warn: (_facts, text) => warnings.push(text),
    ...over,
  })
  listener.open()
  await new Promise<void>((resolve) => void listener.server.listen(0, '127.0.0.1', resolve))
  const address = listener.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { listener, port, seen, warnings, close: () => listener.close() }
}

export function page(res: ServerResponse, body: string, headers: Record<string, string> = {}): void {
  res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers })
  res.end(body)
}

export const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** A promise and its handle, to hold a render where a test wants it. */
export function gateway(): { passed: Promise<void>; open(): void } {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { passed, open: () => open() }
}

export async function until(check: () => unknown, ms = 5000): Promise<void> {
  const end = Date.now() + ms
  while (!(await check())) {
    if (Date.now() > end) throw new Error('It did not come true in time')
    await wait(20)
  }
}
