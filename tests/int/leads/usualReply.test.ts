import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AlertDealer } from '../alerts/alertWorld'
import { MINUTE, openDeliveryWorld, type DeliveryWorld } from './deliveryWorld'

const ALL_WEEK = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: 'Open',
  open: '00:00',
  close: '24:00',
}))
let world: DeliveryWorld

beforeAll(async () => {
  world = await openDeliveryWorld(undefined)
})
afterAll(() => world.close())

async function place(at: AlertDealer, slug: string): Promise<string> {
  const id = await (
    await world.table('locations')
  ).insert({
    tenant: at.tenant,
    name: `The ${slug}`,
    slug,
    location_type: 'sales',
    timezone: 'Australia/Brisbane',
    dealership_id: at.dealership,
    dealership_slug: 'yard',
    address: { street: '1 Road' },
    contact_detail: { phone: '(07) 5550 0199', email: `${slug}@dealer.example` },
    primary: true,
  })
  await (
    await world.table('opening-hours')
  ).insert({ tenant: at.tenant, location_id: id, location_name: slug, department: 'sales', week: ALL_WEEK })
  return id ?? ''
}
async function answered(at: AlertDealer, location_id: string, count: number, minutes: number): Promise<void> {
  const leads = await world.table('leads')
  const createdAt = new Date(Date.now() - 90 * MINUTE)
  for (let n = 0; n < count; n++)
    await leads.insert({
      tenant: at.tenant,
      location_id,
      lead_id: `A${location_id.slice(-6)}${n}`,
      dedupe_key: `${location_id}${n}`,
      state: n % 2 ? 'won' : 'contacted',
      createdAt,
      responded_at: new Date(createdAt.getTime() + minutes * MINUTE),
    })
}
const receiptOf = async (at: AlertDealer) => {
  world.got.mails.length = 0
  const body = world.lead()
  await world.post(at, body)
  await world.pass()
  return world.got.mails.find(({ to }) => to.address === body.email)?.text ?? ''
}

it('L11 says how long an answer usually takes from 20 answers of that location on, and of no other', async () => {
  const busy = await world.dealer('busy', { forms: { captcha: false } })
  await answered(busy, await place(busy, 'busy'), 20, 37)
  const text = await receiptOf(busy)
  expect(text).toContain('The sales team of The busy is there now')
  expect(text).toContain('Most people get their answer within 40 minutes of opening hours.')
  expect(text).toContain('The busy\n1 Road\n(07) 5550 0199')

  const fresh = await world.dealer('fresh', { forms: { captcha: false } })
  await answered(fresh, await place(fresh, 'fresh'), 19, 37)
  expect(await receiptOf(fresh)).toContain('We usually answer within two business hours.')
})
