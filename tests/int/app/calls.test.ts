/** Calls that do not exist, methods that an address does not take, unreadable bodies: the built app responds with JSON, never with a page. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type AppProcess } from '../../helpers/appProcess'

const DEALER = 'westside-motors.localhost'
const FORM = { 'content-type': 'multipart/form-data; boundary=x' }
const BODY = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'
let dataDir = ''
let app: AppProcess
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-calls-'))
  app = await startApp({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await app?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe.each([DEALER, 'localhost'])('on %s', (host) => {
  it.each(['/api', '/api/nothing', '/api/cars/a/b/c', '/api/leads/1'])(
    '%s is a 404 for every method',
    async (at) => {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const sent = method === 'POST' ? { headers: FORM, body: BODY } : {}
        const { status, headers, text } = await app.ask({ host, path: at, method, ...sent })
        expect([method, status, headers['content-type']]).toEqual([method, 404, 'application/json'])
        expect(JSON.parse(text)).toEqual({ error: 'Not found' })
      }
    },
  )
})

it.each([
  [DEALER, 'GET', '/api/leads', 'POST'],
  [DEALER, 'POST', '/api/cars/search', 'GET, HEAD'],
  [DEALER, 'PUT', '/api/saved-searches/stop', 'GET, HEAD, POST'],
  [DEALER, 'DELETE', '/api/geocode', 'GET, HEAD'],
  [DEALER, 'PROPFIND', '/api/leads', 'POST'],
  ['localhost', 'TRACE', '/api/v1/openapi.json', 'GET, HEAD'],
  ['localhost', 'POST', '/api/v1/openapi.json', 'GET, HEAD'],
  ['localhost', 'GET', '/api/v1/dealerships/x/cars:batch', 'POST, PATCH'],
  ['localhost', 'POST', '/api/v1/dealerships/x/cars/1', 'GET, HEAD, PUT, PATCH, DELETE'],
])('%s %s %s is a 405 that names %s', async (host, method, at, allow) => {
  const { status, headers, text } = await app.ask({ host, path: at, method })
  const type = host === DEALER ? 'application/json' : 'application/problem+json'
  expect([status, headers.allow, headers['content-type']]).toEqual([405, allow, type])
  const message = `This address takes ${allow}.`
  expect(JSON.parse(text)).toMatchObject(
    host === DEALER ? { error: message } : { status: 405, detail: message },
  )
})

it.each([
  [DEALER, '/'],
  [DEALER, '/search'],
  ['localhost', '/developers'],
])('OPTIONS of a page on %s is a 405 that names what it takes: %s', async (host, at) => {
  const { status, headers } = await app.ask({ host, path: at, method: 'OPTIONS' })
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})

it.each([
  [415, { 'content-type': 'text/plain' }, 'x'],
  [413, { 'content-type': 'application/json' }, JSON.stringify({ name: 'x'.repeat(70_000) })],
  [400, { 'content-type': 'application/json' }, '{'],
])('a body that a call cannot take is a %s in JSON', async (expected, headers, body) => {
  const found = await app.ask({ host: DEALER, path: '/api/cars/search' })
  const { slug } = JSON.parse(found.text).hits[0]
  for (const at of ['/api/leads', `/api/cars/${slug}/phone`]) {
    const answer = await app.ask({ host: DEALER, path: at, method: 'POST', headers, body })
    expect([at, answer.status]).toEqual([at, expected])
    expect(answer.headers['content-type']).toMatch(/json/)
  }
})

it.each(['/search/', '/search//used-cars', '/api/'])('%s moves without a body', async (at) => {
  const { status, text } = await app.ask({ host: DEALER, path: at })
  expect([status, text]).toEqual([308, ''])
})

it('an unknown value of a page’s own words makes no cache entry', async () => {
  const host = 'harbour-toyota.localhost'
  const entries = async () => {
    const { text } = await app.ask({ path: '/metrics' })
    return Number(/^forecourt_cache_entries (\d+)/m.exec(text)?.[1])
  }
  expect((await app.ask({ host, path: '/models' })).status).toBe(200)
  const before = await entries()
  expect(before).toBeGreaterThan(0)
  for (let i = 0; i < 20; i++)
    expect((await app.ask({ host, path: `/models?body=junk${i}` })).status).toBe(200)
  expect(await entries()).toBe(before)
})

it.each(['harbour-toyota.localhost', 'nobody.localhost'])('/not-found of %s is a 404', async (host) => {
  const { status, text } = await app.ask({ host, path: '/not-found' })
  expect([status, text.includes('<header')]).toEqual([404, host !== 'nobody.localhost'])
})
