/** One side of door.bench.ts, a process of its own: `bare` Node, or the `door` around an app that answers the same bytes. */
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { createListener } from '@/server/listener'
import { serverDefaults } from '@/server/options'

const [side = '', size = '0', access = ''] = process.argv.slice(2)

/** Text that packs about as well as a real page (4 to 6 times). */
function page(bytes: number): string {
  let text = '<!DOCTYPE html><html lang="en"><head><title>Used cars</title></head><body>'
  for (let i = 0; text.length < bytes; i++)
    text += `<article class="car-card"><a href="/cars/car-${i * 7919}">Car ${(i * 104729).toString(36)}</a><p>$${i * 337 + 9990}, ${i * 911} km</p></article>`
  return `${text}</body></html>`
}
const html = Buffer.from(page(Number(size)))
const packed = gzipSync(html)
const reported = (port: number) => process.send?.({ port })

if (side === 'bare') {
  const server = createServer((req, res) => {
    const body = req.headers['accept-encoding'] === 'gzip' ? packed : html
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length })
    res.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    reported(typeof address === 'object' && address ? address.port : 0)
  })
} else {
  const app = (_req: unknown, res: import('node:http').ServerResponse) => {
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.setHeader('Vary', 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch')
    res.end(html)
  }
  const lines: string[] = []
  const log = (line: object) => {
    if (lines.push(JSON.stringify(line)) > 200) lines.length = 0
  }
  const door = createListener(app, {
    ...serverDefaults,
    platformHost: 'localhost',
    warn: () => undefined,
    access: access ? log : undefined,
  })
  door.open()
  door.server.listen(0, '127.0.0.1', () => {
    const address = door.server.address()
    reported(typeof address === 'object' && address ? address.port : 0)
  })
}
