/** Events of two dealers, read by their own keys. A test gives the file a clock of its own: an event is given out a second after it was stored. */
import { expect, vi } from 'vitest'
import { z } from 'zod'
import { openApiWorld, type Caller } from '../../helpers/apiWorld'

export const pageSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      occurred_at: z.iso.datetime(),
      dealership: z.string().nullable(),
      resource: z.string().nullable(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
  next_cursor: z.string(),
  more: z.boolean(),
  gap: z.boolean(),
})
export const table = async (slug: string) => (await import('@/db/table')).table(slug)

/** Tells all that is marked, and lets it settle: events are given out a second later. */
export async function told() {
  const { announceOnce } = await import('@/features/events/announce.worker')
  while (await announceOnce()) continue
  vi.setSystemTime(Date.now() + 1_500)
}
export async function page(call: Caller, query = '') {
  const { status, body } = await call('GET', `/events?limit=500${query}`)
  expect(status).toBe(200)
  return pageSchema.parse(body)
}
/** What came since `cursor`, as type and the parts that changed. */
export async function news(call: Caller, cursor: string) {
  await told()
  const { items } = await page(call, `&after=${cursor}`)
  return items.map(({ type, data }) => [
    type,
    data.stocknum ?? data.reference ?? data.reservation_id,
    data.changed,
  ])
}
export const now = async (call: Caller) => {
  await told()
  return (await page(call)).next_cursor
}
const CAR = { make: 'Toyota', model: 'RAV4', year: 2021, car_type: 'used', price: 34_990 }
export const put = (call: Caller, stocknum: string, more: object = {}) =>
  call('PUT', `/dealerships/city/cars/${stocknum}`, { ...CAR, ...more })

export async function openEventWorld() {
  const api = await openApiWorld()
  const { a, b } = api.world
  return {
    api,
    a: await api.callerOf(a.tenantId),
    b: await api.callerOf(b.tenantId),
    people: await api.callerOf(a.tenantId, ['leads:read']),
  }
}
export type EventWorld = Awaited<ReturnType<typeof openEventWorld>>
