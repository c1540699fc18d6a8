/** A separate process for redis.test.ts: a listener around a counting app, or (role `worker`) only the cache's messages. */
import { invalidate } from '@/cache/invalidate'
import { createListener } from '@/server/listener'
import { serverDefaults } from '@/server/options'

const role = process.argv[2]
let renders = 0

if (role === 'listener') {
  const listener = createListener(
    (req, res) => {
      res.setHeader('Content-Type', 'text/html')
      res.end(`${process.pid} ${String(req.headers['x-forecourt-host'])} render ${++renders}`)
    },
    { ...serverDefaults, platformHost: 'localhost', redisUrl: process.argv[3], warn: () => undefined },
  )
  listener.open()
  listener.server.listen(0, '127.0.0.1', () => {
    const address = listener.server.address()
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
  })
} else process.send?.({ port: 0 })

process.on('message', (tags: string[]) => {
  void invalidate(tags).then(() => process.send?.({ done: true }))
})
