import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registerEndpoint, type EndpointResponse } from '@/cache/endpoints'
import { send } from '../../helpers/rawHttp'
import { openListener, page, type Rig } from './support'

const PATH = '/api/cars/search'
let rig: Rig
let requested: string[]
let answer: () => EndpointResponse
const message = (text: string, { status = 200, keep = true } = {}): EndpointResponse => ({
  status,
  body: Buffer.from(text),
  keep,
})

beforeEach(async () => {
  requested = []
  answer = () => message(`{"times":${requested.length}}`)
  registerEndpoint(PATH, async (host, query) => {
    requested.push(`${host} ${query.get('make') ?? ''}`)
    return answer()
  })
  rig = await openListener((_req, res) => page(res, 'the app'))
})
afterEach(() => rig.close())
const ask = (path: string, headers = {}) => send(rig.port, { path, headers })

describe('calls that the listener asks itself', () => {
  it('are answered for the host of the visit, without the app, and kept as pages are', async () => {
    const first = await ask(`${PATH}?make=Land%20Rover`)
    expect([first.status, first.headers['content-type'], first.text]).toEqual([
      200,
      'application/json',
      '{"times":1}',
    ])
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect((await ask(`${PATH}?make=Land%20Rover`)).text).toBe(first.text)
    expect((await ask(PATH, { host: 'b.localhost' })).text).toBe('{"times":2}')
    rig.listener.pages.cache.invalidate(['stock:a.localhost'])
    expect((await ask(`${PATH}?make=Land%20Rover`)).text).toBe('{"times":3}')
    expect(requested).toEqual(['a.localhost Land Rover', 'b.localhost ', 'a.localhost Land Rover'])
    expect(rig.seen).toEqual([])
  })

  it('are not kept when the app says so, or when they failed', async () => {
    for (const input of [message('{}', { keep: false }), message('{"error":"away"}', { status: 503 })]) {
      answer = () => input
      const before = requested.length
      for (let i = 0; i < 2; i++) {
        const reply = await ask(PATH)
        expect([reply.status, reply.text, reply.headers['x-forecourt-cache']]).toEqual([
          input.status,
          input.body.toString(),
          undefined,
        ])
      }
      expect(requested).toHaveLength(before + 2)
    }
  })

  it('say nothing of a fault', async () => {
    answer = () => {
      throw new Error('canary')
    }
    const reply = await ask(PATH)
    expect([reply.status, reply.text.includes('canary')]).toEqual([500, false])
  })

  it('stand beside the app, which answers everything else', async () => {
    for (const path of ['/search', '/api/cars/cards', '/api/leads'])
      expect((await ask(path)).text).toBe('the app')
    expect(requested).toEqual([])
    for (const headers of [{}, { rsc: '1' }]) await ask(PATH, headers)
    expect(requested).toHaveLength(1)
  })
})
