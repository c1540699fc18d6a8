/** When a webhook is tried again: as /developers says, by a clock that the test moves from one try to the next. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AlertDealer } from '../saved-searches/alertWorld'
import { DAY, MINUTE, openDeliveryWorld, type DeliveryWorld } from './deliveryWorld'

const [SECOND, HOUR] = [1000, 60 * MINUTE]
let world: DeliveryWorld
let at: AlertDealer

beforeAll(async () => {
  world = await openDeliveryWorld(undefined)
  at = await world.dealer('one', { email: 'sales@dealer.example', forms: { captcha: false } })
  await world.destination(at, 'webhook')
})
afterAll(() => world.close())
beforeEach(() => Object.assign(world.down, { webhooks: null, tries: 0 }))

/** Milliseconds from the first call to each further one, until `end` or until all is given up. */
async function callsOf(fault: 'silent' | 'refuses', leads: number, end: number): Promise<number[]> {
  world.down.webhooks = fault
  const ids: (string | undefined)[] = []
  for (let n = 0; n < leads; n++) ids.push((await world.post(at, world.lead())).lead_id)
  const [first, calls] = [Date.now(), new Array<number>()]
  const pending = async () => {
    const rows = await Promise.all(ids.map((id) => world.rowOf(id)))
    return rows.filter(({ delivery_state }) => delivery_state === 'pending')
  }
  await world.workAt(first)
  for (let open = await pending(); open.length; open = await pending()) {
    const next = Math.min(...open.map(({ delivery_next_at }) => Number(delivery_next_at)))
    if (next > first + end) break
    world.down.tries = 0
    await world.workAt(next)
    for (let n = 0; n < world.down.tries; n++) calls.push(next - first)
  }
  await world.workAt(first + 4 * DAY)
  expect(await pending()).toEqual([])
  return calls
}
const gaps = (calls: readonly number[]) => calls.map((call, n) => call - (calls[n - 1] ?? 0))

it('a refused one after a second, then four times as long each time, every six hours in the end, for three days', async () => {
  const calls = await callsOf('refuses', 1, 4 * DAY)
  for (const [n, gap] of gaps(calls).entries()) {
    const step = Math.min(6 * HOUR, SECOND * 4 ** n)
    expect(gap, `wait ${n + 1}`).toBeGreaterThanOrEqual(step / 2 - 1)
    expect(gap, `wait ${n + 1}`).toBeLessThanOrEqual(step + 1)
  }
  expect(calls.length).toBeGreaterThan(14)
  expect(calls.at(-1)).toBeGreaterThan(3 * DAY)
  expect(calls.at(-1)).toBeLessThan(3 * DAY + 6 * HOUR)
  // Those of the first 36 minutes.
  expect(calls.filter((call) => call <= 36 * MINUTE).length).toBeLessThanOrEqual(7)
})

it('one who does not answer after five seconds, later every two to three minutes, one call at a time for all leads', async () => {
  const calls = await callsOf('silent', 3, 6 * HOUR)
  expect(calls[0]).toBeGreaterThanOrEqual(5 * SECOND)
  expect(calls[0]).toBeLessThanOrEqual(10 * SECOND)
  const later = gaps(calls).filter((_, n) => (calls[n] ?? 0) > 10 * MINUTE)
  expect(later.length).toBeGreaterThan(100)
  expect(Math.min(...later)).toBeGreaterThanOrEqual(2 * MINUTE - 1)
  expect(Math.max(...later)).toBeLessThanOrEqual(3 * MINUTE + 1)
  expect(calls.filter((call) => call <= 36 * MINUTE).length).toBeLessThanOrEqual(23)
})

it('and /developers says so', async () => {
  const { Webhooks } = await import('@/app/developers/_components/Webhooks')
  const text = renderToStaticMarkup(createElement(Webhooks))
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
  expect(text).toContain(
    'tried again after a second, then four times as long after each further refusal, and every 6 hours in the end',
  )
  expect(text).toContain(
    'do not answer, or answer 429, 502, 503, 504, one call at a time asks whether you are back: first after 5 seconds, later every 2 to 3 minutes',
  )
  expect(text).toContain('Both end after 3 days')
})
