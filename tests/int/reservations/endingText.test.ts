/** The text before a hold ends: beside its mail, by day, once, and only while it is true. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Dealer } from '../../helpers/dealers'
import { textsTo } from '../../helpers/texts'
import { linkOf, openReserveWorld, PAYS, type ReserveWorld, shopper } from './reserveWorld'

const HOUR = 3_600_000

let world: ReserveWorld
let west: Dealer
let numbers = 10
const mobile = () => `04123460${++numbers}`

beforeAll(async () => {
  world = await openReserveWorld()
  west = world.west
  await settings(west, true)
})
afterAll(() => world.close())

async function settings({ tenant }: Dealer, smsReminders: boolean): Promise<void> {
  const doc = await world.db.findByID({ collection: 'tenants', id: tenant, depth: 0, overrideAccess: true })
  const config = { ...doc.config, forms: { captcha: false, smsReminders } }
  await world.db.update({ collection: 'tenants', id: tenant, data: { config }, overrideAccess: true })
}

/** A hold that is paid for, whose end was set to this hour of the yard's day. */
async function heldUntil(clock: string, more: object = {}, at = west) {
  const phone = mobile()
  const car = await world.car(at)
  const { body } = await world.reserve(at, car.slug, shopper({ phone, opt_in: true, ...more }))
  await world.card(at, body.pay_url, PAYS)
  await world.work()
  const { applyEvent } = await import('@/features/reservations/change')
  const { id } = await world.reservation(body.reservation_id)

  const day = new Date(Date.now() + 10 * 24 * HOUR).toISOString().slice(0, 10)
  const { instantOf } = await import('@/core/dealer/country/civil')
  const ends = instantOf({ date: day, clock }, 'Australia/Melbourne')
  await applyEvent(String(id), { kind: 'extend', until: ends }, { by: 'staff', now: Date.now() })
  await world.work()
  return { number: `+61${phone.slice(1)}`, ends, link: linkOf(body.status_url) }
}
const textsAt = async (number: string, at: number) => {
  await world.work(at)
  return textsTo(number)
}

it('goes four hours before, once', async () => {
  const { number, ends } = await heldUntil('16:00')
  expect(await textsAt(number, ends - 4 * HOUR - 60_000)).toEqual([])
  await world.work(ends - 4 * HOUR + 1000)
  const text = expect.stringMatching(
    /^Dealer west: your hold of the .+ ends .+, 4:00 pm.*\. Would you like it\? /i,
  )
  expect(await textsAt(number, ends - 4 * HOUR + 5000)).toEqual([text])
  expect(await textsAt(number, ends - HOUR)).toEqual([text])
})

it('waits for 9 am, and does not go once the hold is given up', async () => {
  const { number, ends } = await heldUntil('11:00')
  const other = await heldUntil('11:00')
  expect(await textsAt(number, ends - 4 * HOUR + 5000)).toEqual([])
  expect(await textsAt(number, ends - 2 * HOUR - 60_000)).toEqual([])
  await world.cancel(west, other.link)
  expect(await textsAt(number, ends - 2 * HOUR + 5000)).toHaveLength(1)
  expect(await textsTo(other.number)).toEqual([])
})

it('none to who did not agree, and none of a dealer that has it off', async () => {
  const refused = await heldUntil('16:00', { opt_in: false })
  const elsewhere = await heldUntil('16:00', {}, world.east)
  for (const { number, ends } of [refused, elsewhere]) {
    await world.work(ends - 4 * HOUR + 1000)
    expect(await textsAt(number, ends - HOUR)).toEqual([])
  }
  await settings(west, false)
  const off = await heldUntil('16:00')
  await world.work(off.ends - 4 * HOUR + 1000)
  expect(await textsAt(off.number, off.ends - HOUR)).toEqual([])
  await settings(west, true)
})
