import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Facts } from '@/lib/trace'
import { InnerRequest } from '@/server/InnerRequest'
import { InnerResponse } from '@/server/InnerResponse'
import { inTraces } from '@/server/inTraces'
import { send } from '../../helpers/rawHttp'
import { listen } from '../../helpers/listen'

interface Ended {
  parent: unknown
  facts: Facts
}
const ended: Ended[] = []
const TRACE = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', baggage: 'a=b' }
/** What the server in front says of each request, in turn. */
const told: Facts[] = []

async function open(trustProxy: boolean) {
  const spans = {
    request: (_method: string, headers: Record<string, unknown> | null) => {
      const one: Ended = { parent: headers?.traceparent, facts: told.shift() ?? {} }
      return { facts: one.facts, run: (work: () => void) => work(), end: () => void ended.push(one) }
    },
  }
  const handle = inTraces({ spans, platformHost: 'localhost', trustProxy }, (req, res) =>
    res.end(String(req.headers.traceparent ?? req.headers.baggage ?? 'no trace')),
  )
  return listen(createServer({ IncomingMessage: InnerRequest, ServerResponse: InnerResponse }, handle))
}
let plain: Awaited<ReturnType<typeof open>>
let behind: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  plain = await open(false)
  behind = await open(true)
})
afterAll(async () => {
  await plain.close()
  await behind.close()
})

it('the trace of a visitor goes on only behind a trusted proxy, and no header of it reaches the app', async () => {
  for (const { port } of [plain, behind]) expect((await send(port, { headers: TRACE })).text).toBe('no trace')
  expect(ended.splice(0).map(({ parent }) => parent)).toEqual([undefined, TRACE.traceparent])
})

it('a page from memory is of the dealer that its host was last made for, the platform’s of nobody', async () => {
  const at = (host: string, dealer?: string): Facts => ({
    'server.address': host,
    ...(dealer ? { 'forecourt.dealer': dealer } : {}),
  })
  told.push(at('a.test', 'one'), at('a.test'), at('b.test'), at('localhost', 'one'), at('localhost'), {})
  for (let i = 0; i < 6; i++) await send(plain.port)
  expect(ended.splice(0).map(({ facts }) => facts['forecourt.dealer'])).toEqual([
    ...['one', 'one', undefined],
    ...['one', undefined, undefined],
  ])
})
