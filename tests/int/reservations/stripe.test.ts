/** Reservations through Stripe's adapter, against a double of its API. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStripeDouble, type StripeDouble } from '../../helpers/stripeDouble'
import { openReserveWorld, shopper, type ReserveWorld } from './reserveWorld'

const SECRET = 'whsec_test'
let stripe: StripeDouble
let world: ReserveWorld
beforeAll(async () => {
  stripe = await openStripeDouble()
  process.env.STRIPE_SECRET_KEY = 'sk_test_double'
  process.env.STRIPE_WEBHOOK_SECRET = SECRET
  process.env.STRIPE_API_BASE = stripe.url
  world = await openReserveWorld()
})
afterAll(async () => {
  await world?.close()
  await stripe?.close()
})

const reserved = async () => {
  const car = await world.car(world.west)
  const { body } = await world.reserve(world.west, car.slug, shopper())
  const row = await world.reservation(body.reservation_id)
  return { car, body, id: body.reservation_id, session: String(row.provider_id) }
}

it('P3 opens one session of the exact amount and currency, without a card of ours', async () => {
  const { body, session, id } = await reserved()
  expect(body.pay_url).toBe(`https://checkout.stripe.com/pay/${session}`)
  expect(stripe.sessions.get(session)).toMatchObject({
    amount_total: 20_000,
    currency: 'aud',
    metadata: { kind: 'reservation', id },
  })
})

it('P3 takes a webhook that comes a hundred times as one payment', async () => {
  const { car, id, session } = await reserved()
  const { body, signature } = stripe.pay(session, SECRET)
  const answers = await Promise.all(Array.from({ length: 100 }, () => world.webhook(body, signature)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const row = await world.reservation(id)
  expect(row).toMatchObject({ state: 'held', money: 'paid', payment_ref: `pi_${session}` })
  expect(row.events).toHaveLength(3)
  expect(await world.stored(car.id)).toMatchObject({ hold_state: 'held' })
  const mails = await world.work()
  expect(mails.filter(({ subject }) => subject.startsWith('Reserved until'))).toHaveLength(1)
})

it('P3 refuses a forged webhook, and one signed for another text', async () => {
  const { id, session } = await reserved()
  const { body, signature } = stripe.pay(session, 'whsec_other')
  expect((await world.webhook(body, signature)).status).toBe(400)
  const own = stripe.pay(session, SECRET)
  expect((await world.webhook(own.body.replace('20000', '1'), own.signature)).status).toBe(400)
  expect(await world.reservation(id)).toMatchObject({ state: 'pending', money: 'open' })
})

it('P3 holds nothing for a payment of another amount', async () => {
  const { id, session } = await reserved()
  stripe.sessions.set(session, { ...stripe.sessions.get(session), id: session, amount_total: 100 })
  const { body, signature } = stripe.pay(session, SECRET)
  expect((await world.webhook(body, signature)).status).toBe(200)
  expect(await world.reservation(id)).toMatchObject({ state: 'pending', money: 'open' })
})

it('P3 finds a payment whose webhook was lost, before the hold ends', async () => {
  const { id, session } = await reserved()
  stripe.pay(session, SECRET)
  await world.work(Date.now() + 16 * 60_000)
  expect(await world.reservation(id)).toMatchObject({ state: 'held', money: 'paid' })
})

it('closes the session of a hold that ends unpaid', async () => {
  const { id, session } = await reserved()
  await world.work(Date.now() + 16 * 60_000)
  expect(stripe.sessions.get(session)).toMatchObject({ status: 'expired' })
  expect(await world.reservation(id)).toMatchObject({ state: 'expired', money: 'none' })
})

it('P2 P3 refunds once, after Stripe was away, and not twice', async () => {
  const { id, session } = await reserved()
  const { body, signature } = stripe.pay(session, SECRET)
  await world.webhook(body, signature)
  const { actAsStaff } = await import('@/features/reservations/staff')
  const now = Date.now()
  await actAsStaff(String((await world.reservation(id)).id), 'release', 'Sam', now)
  stripe.down = true
  await world.work(now)
  expect(await world.reservation(id)).toMatchObject({ money: 'refund_due', refund_attempts: 1 })
  stripe.down = false
  await world.work(now + 3_600_000)
  await world.work(now + 7_200_000)
  expect(await world.reservation(id)).toMatchObject({ money: 'refunded' })
  expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${session}`)).toEqual([
    { payment_intent: `pi_${session}`, amount: 20_000 },
  ])
})

it('frees the car at once when no payment can be opened', async () => {
  const car = await world.car(world.west)
  stripe.down = true
  const answer = await world.reserve(world.west, car.slug, shopper())
  stripe.down = false
  expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('nothing was charged')])
  expect(await world.stored(car.id)).toMatchObject({ hold_state: 'free' })
  expect((await world.reserve(world.west, car.slug, shopper())).status).toBe(201)
})

const ordered = async () => {
  const { body } = await world.pay(world.west, { ...shopper(), amount: 450, reference: 'INV-5' })
  const row = async () =>
    (await (await world.table('payments')).find([['payment_id', '=', String(body.payment_id)]]))[0] ?? {}
  return { row, session: String((await row()).provider_id) }
}

it('P3 finds a payment against an invoice whose webhook was lost, and tells the dealer', async () => {
  // Holds of the tests above end here, and their dealer is told of each deposit that was not paid.
  await world.work(Date.now() + 50 * 60_000)
  const { row, session } = await ordered()
  stripe.pay(session, SECRET)
  expect(await world.work(Date.now() + 50 * 60_000)).toEqual([])
  const mails = await world.work(Date.now() + 61 * 60_000)
  expect(await row()).toMatchObject({ state: 'paid', payment_ref: `pi_${session}` })
  expect(mails.map(({ to }) => to.address)).toContain('yard@dealer.example')
})

it('P3 closes a payment that nobody made within an hour, after Stripe was away', async () => {
  const { row, session } = await ordered()
  const later = Date.now() + 61 * 60_000
  stripe.down = true
  await world.work(later)
  expect(await row()).toMatchObject({ state: 'open', due_at: later + 600_000 })
  stripe.down = false
  await world.work(later + 600_001)
  expect(await row()).toMatchObject({ state: 'closed' })
  expect(stripe.sessions.get(session)).toMatchObject({ status: 'expired' })
})

it('P2 ends an unpaid reservation whose provider has not answered for three days', async () => {
  const car = await world.car(world.west)
  const id = (await world.reserve(world.west, car.slug, shopper())).body.reservation_id
  stripe.down = true
  await world.work(Date.now() + 20 * 60_000)
  expect(await world.reservation(id)).toMatchObject({ state: 'pending' })
  await world.work(Date.now() + 4 * 24 * 3_600_000)
  stripe.down = false
  expect(await world.reservation(id)).toMatchObject({ state: 'expired', money: 'none' })
})
