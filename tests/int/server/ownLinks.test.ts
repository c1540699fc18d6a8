/** A link of one shopper is opened once with its key; from then on the browser's cookie has it, and no address. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { send } from '../../helpers/rawHttp'
import { openListener, page, type Rig } from './support'

const KEY = 'kT3x_9bQ2vW7-ZpL0aYcRm5nDfGhJ1sUeIoX4tVwBqA'
const BROWSER = { 'sec-fetch-mode': 'navigate', accept: 'text/html' }
let rig: Rig

beforeAll(async () => {
  rig = await openListener((req, res) => page(res, `<body>asked for ${req.url}`))
})
afterAll(() => rig.close())

const open = (path: string, headers: Record<string, string> = BROWSER, host = 'a.localhost') =>
  send(rig.port, { host, path, headers })
const cookieOf = ({ headers }: Awaited<ReturnType<typeof open>>): string =>
  String(headers['set-cookie']).split(';')[0] ?? ''

it.each([
  `/reservations/R7KQ2M9XA?key=${KEY}`,
  `/checkout-journey/D7KQ2M9XA?key=${KEY}&step=finance`,
  `/online-payment/P7KQ2M9XA?key=${KEY}`,
  `/bookings/manage?token=${KEY}`,
  `/saved-searches/stop?token=${KEY}`,
  '/valuations/range?id=L7KQ2M9X',
  `/sign-in?link=${KEY}`,
])('P2 %s is shown without its key, and read with it by this browser alone', async (link) => {
  const first = await open(link)
  const clean = String(first.headers.location)
  expect(first.status).toBe(303)
  expect(first.headers['cache-control']).toBe('no-store')
  expect(first.headers['referrer-policy']).toBe('strict-origin')
  const key = /(?:key|token|link|id)=([\w-]+)/.exec(link)?.[1] ?? ''
  expect(clean).not.toContain(key)
  const cookie = cookieOf(first)
  const own = (await open(clean, { ...BROWSER, cookie })).text
  expect(own).toContain(`=${key}`)
  expect(own).not.toContain('own=')
  // The page's data, as the router reads it, and a program without a word about itself.
  expect((await open(clean, { rsc: '1', cookie })).text).toContain(`=${key}`)
  expect((await open(clean)).text).not.toContain(key)
})

it('P2 a program that shows no address reads the page at the link itself', async () => {
  const answer = await open(`/reservations/R7KQ2M9XA?key=${KEY}`, { accept: '*/*' })
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(`key=${KEY}`)])
})

it('P2 calls and the platform keep their parameters', async () => {
  for (const [path, host] of [
    [`/api/bookings/calendar?token=${KEY}`, 'a.localhost'],
    [`/reservations/R7KQ2M9XA?key=${KEY}`, 'localhost'],
  ] as const)
    expect((await open(path, BROWSER, host)).status, path).toBe(200)
})
