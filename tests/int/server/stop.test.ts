import { once } from 'node:events'
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { raw, send, statuses } from '../../helpers/rawHttp'
import { gateway, openListener, page, until, wait } from './support'

describe('graceful stop (O3)', () => {
  it('answers what is under way, says close, and takes no new connection', async () => {
    const gate = gateway()
    const rig = await openListener(async (_req, res) => {
      await gate.passed
      page(res, 'whole')
    })
    const underWay = [send(rig.port, { path: '/search' }), send(rig.port, { path: '/garage' })]
    await until(() => rig.seen.length === 2)
    const closed = rig.close()
    await wait(100)
    await expect(send(rig.port)).rejects.toThrow()
    gate.open()
    expect((await Promise.all(underWay)).map((reply) => reply.text)).toEqual(['whole', 'whole'])
    await closed
  })

  it('fails no request of visitors who keep their connections, over 20 stops under load', async () => {
    let failed = 0
    let answered = 0
    for (let round = 0; round < 20; round++) {
      const rig = await openListener((_req, res) => page(res, 'x'))
      const agent = new Agent({ keepAlive: true, maxSockets: 4 })
      let open = true
      const visitor = async () => {
        while (open) {
          const reply = await send(rig.port, { agent }).catch((error: unknown) => error)
          if (reply instanceof Error) {
            // A new connection may be refused from the stop on; one that was accepted may not fail.
            open = false
            if (!/ECONNREFUSED/.test(String(Reflect.get(reply, 'code')))) failed++
          } else answered++
          await wait(4)
        }
      }
      const enough = answered + 15
      const visitors = Promise.all([visitor(), visitor(), visitor()])
      await until(() => answered >= enough)
      await Promise.all([rig.close(), visitors])
      agent.destroy()
    }
    expect(failed).toBe(0)
    expect(answered).toBeGreaterThan(200)
  })

  it('serves a request that arrives on an open connection just after the stop began', async () => {
    const rig = await openListener((_req, res) => page(res, 'x'))
    const socket = connect(rig.port, '127.0.0.1')
    let text = ''
    socket.on('data', (part) => (text += part.toString()))
    socket.write('GET / HTTP/1.1\r\nHost: a.localhost\r\n\r\n')
    await until(() => text.endsWith('x'))
    const closed = rig.close()
    await wait(100)
    socket.write('GET /search HTTP/1.1\r\nHost: a.localhost\r\n\r\n')
    await Promise.all([closed, once(socket, 'close')])
    expect(statuses(text)).toEqual([200, 200])
    expect(text.match(/connection: close/i)).toBeTruthy()
  })

  it('one of several says that it leaves, and serves on until the proxy knows', async () => {
    const times = { headersMs: 5000, bodyMs: 5000, renderMs: 5000, drainMs: 3000, leaveMs: 400 }
    const rig = await openListener((_req, res) => page(res, 'x'), { times })
    const since = performance.now()
    const closed = rig.close()
    await wait(100)
    expect((await send(rig.port, { path: '/readyz' })).status).toBe(503)
    const { status, headers } = await send(rig.port, { path: '/search' })
    expect([status, headers.connection]).toEqual([200, 'close'])
    await closed
    // A timer may fire up to a millisecond early.
    expect(performance.now() - since).toBeGreaterThan(398)
    await expect(send(rig.port)).rejects.toThrow()
  })

  it('cuts what does not end in time', async () => {
    const rig = await openListener(() => undefined, {
      times: { headersMs: 5000, bodyMs: 5000, renderMs: 60_000, drainMs: 600 },
    })
    const hanging = raw(rig.port, 'GET /garage HTTP/1.1\r\nHost: a.localhost\r\n\r\n', 5000)
    await until(() => rig.seen.length === 1)
    const from = Date.now()
    await rig.close()
    expect(Date.now() - from).toBeLessThan(2000)
    expect(await hanging).toBe('')
  })

  it('says 503 before the app is up and while it stops', async () => {
    const rig = await openListener((_req, res) => page(res, 'x'))
    rig.listener.server.closeAllConnections()
    await rig.close()
    const { createListener } = await import('@/server/listener')
    const { serverDefaults } = await import('@/server/options')
    const listener = createListener((_req, res) => page(res, 'x'), {
      ...serverDefaults,
      platformHost: 'localhost',
      warn: () => undefined,
    })
    await new Promise<void>((resolve) => void listener.server.listen(0, '127.0.0.1', resolve))
    const address = listener.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const before = await Promise.all([
      send(port),
      send(port, { path: '/readyz' }),
      send(port, { path: '/healthz' }),
    ])
    expect(before.map((reply) => reply.status)).toEqual([503, 503, 200])
    listener.open()
    expect((await send(port)).status).toBe(200)
    await listener.close()
  })
})
