/** A hold belongs to the browser and the mailbox that made it, from the first moment. */
import { expect, it } from 'vitest'
import { answered, send } from './dealWorld'
import { linkOf, PAYS, shopper, type ReserveWorld } from './reserveWorld'

const MINUTE = 60_000

export function ownHoldTests(getWorld: () => ReserveWorld): void {
  it('P2 leads a browser back to its own hold, under any key, and nobody else', async () => {
    const world = getWorld()
    const car = await world.car(world.west)
    const body = shopper()
    const first = await world.reserve(world.west, car.slug, body, { 'idempotency-key': `a-${car.id}` })
    expect([first.status, first.cookie]).toEqual([201, expect.stringContaining('own_links=')])
    const own = { cookie: first.cookie, 'idempotency-key': `b-${car.id}` }
    const back = await world.reserve(
      world.west,
      car.slug,
      { ...body, name: 'J Lee', phone: '0498765432' },
      own,
    )
    expect([back.status, back.body.reservation_id, back.body.pay_url]).toEqual([
      201,
      first.body.reservation_id,
      first.body.pay_url,
    ])
    const plain = await world.reserve(
      world.west,
      car.slug,
      new URLSearchParams({ ...body, terms_conditions: 'on' }).toString(),
      own,
    )
    expect([plain.status, plain.location]).toEqual([
      303,
      expect.stringContaining(String(first.body.reservation_id)),
    ])
    const other = await world.car(world.west)
    const rival = await world.reserve(world.west, other.slug, shopper())
    const forged = { cookie: first.cookie.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')) }
    for (const headers of [{}, { cookie: rival.cookie }, forged])
      expect((await world.reserve(world.west, car.slug, shopper(), headers)).status).toBe(409)
    // After the payment, too.
    await world.card(world.west, first.body.pay_url, PAYS)
    const paid = await world.reserve(world.west, car.slug, shopper(), { cookie: first.cookie })
    expect([paid.status, paid.body.reservation_id, paid.body.pay_url]).toEqual([
      201,
      first.body.reservation_id,
      null,
    ])
    expect(await (await world.table('reservations')).find([['car_id', '=', car.id]])).toHaveLength(1)
  })

  it('P2 keeps the holds of several cars in one browser apart', async () => {
    const world = getWorld()
    const cars = [await world.car(world.west), await world.car(world.west)]
    let cookie = ''
    const ids = []
    for (const car of cars) {
      const answer = await world.reserve(world.west, car.slug, shopper(), { cookie })
      cookie = answer.cookie
      ids.push(answer.body.reservation_id)
    }
    for (const [at, car] of cars.entries())
      expect((await world.reserve(world.west, car.slug, shopper(), { cookie })).body.reservation_id).toBe(
        ids[at],
      )
  })

  it('P2 knows the same shopper without the cookie, however the details are typed, for as long as it waits', async () => {
    const world = getWorld()
    const car = await world.car(world.west)
    const body = shopper()
    const first = await world.reserve(world.west, car.slug, body, { 'idempotency-key': `c-${car.id}` })
    const typed = {
      ...body,
      name: ' jordan  LEE ',
      email: body.email.toUpperCase(),
      phone: '+61 412 345 678',
    }
    const again = await world.reserve(world.west, car.slug, typed, { 'idempotency-key': `d-${car.id}` })
    expect([again.status, again.body.reservation_id]).toEqual([201, first.body.reservation_id])
  })

  it('P2 mails the link when the hold is made, and says until when it waits', async () => {
    const world = getWorld()
    await world.work()
    const car = await world.car(world.west)
    const body = shopper()
    const { body: made } = await world.reserve(world.west, car.slug, body)
    const mails = (await world.work()).filter(({ to }) => to.address === body.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain('Waiting for your deposit until')
    expect(mails[0]?.text).toContain(String(made.status_url))
    expect(mails[0]?.text).not.toContain(body.name)
  })

  it('P2 sends the link once more to the mailbox of a hold that is typed elsewhere, never to the browser', async () => {
    const world = getWorld()
    const car = await world.car(world.west)
    const body = shopper()
    const { body: made } = await world.reserve(world.west, car.slug, body)
    await world.card(world.west, made.pay_url, PAYS)
    await world.work()
    const other = { ...shopper({ name: 'Somebody Else' }), email: body.email }
    for (let n = 0; n < 5; n++) {
      const answer = await world.reserve(world.west, car.slug, other)
      expect([answer.status, answer.text.includes(linkOf(made.status_url).key)]).toEqual([409, false])
    }
    const mails = await world.work()
    expect(mails.map(({ to }) => to.address)).toEqual([body.email, body.email, body.email])
    for (const { text } of mails) expect(text).toContain(String(made.status_url))
  })

  it('P4 leads the sender of a deal back to its reservation, from the deal and from a new beginning', async () => {
    const world = getWorld()
    const { car, link } = await answered(world, 'back@shopper.example')
    const sent = await send(world, link)
    const { reservation_id } = await world.deal(link.id)
    expect(sent.cookie).toContain('own_links=')
    expect(sent.body.hold).toMatchObject({ slug: car.slug, waits: true })
    const own = { cookie: sent.cookie }
    const again = await world.begin(world.west, { car_id: car.slug }, own)
    expect([again.status, again.body.url]).toEqual([
      201,
      expect.stringContaining(`/reservations/${String(reservation_id)}?key=`),
    ])
    const plain = await world.begin(world.west, `car_id=${car.slug}`, own)
    expect([plain.status, plain.location]).toEqual([
      303,
      expect.stringContaining(`/reservations/${String(reservation_id)}`),
    ])
    expect((await world.begin(world.west, { car_id: car.slug })).status).toBe(409)
    expect((await send(world, link)).body.next).toContain(`/checkout-journey/${link.id}`)
    await world.work(Date.now() + 16 * MINUTE)
    expect((await world.begin(world.west, { car_id: car.slug }, own)).body.url).toContain(
      '/checkout-journey/',
    )
  })

  it('P4 keeps the keys of its links out of the lead, its mails and the consent', async () => {
    const world = getWorld()
    const { link } = await answered(world, 'keys@shopper.example')
    const page = `https://${world.west.host}/checkout-journey/${link.id}?key=${link.key}&step=payment`
    const lead_attributes = {
      visited_pages: ['/', page],
      linked_query_params: { key: link.key, utm_source: 'mail' },
    }
    await world.step(world.west, link, 'send', { terms_conditions: true, url: page, lead_attributes })
    const { reservation_id } = await world.deal(link.id)
    await world.work()
    const row = await world.reservation(reservation_id)
    const [lead = {}] = await (await world.table('leads')).find([['lead_id', '=', String(row.lead_id)]])
    expect(JSON.stringify([row, lead])).not.toContain(link.key)
    expect(lead).toMatchObject({ url: page.replace(/key=[^&]*&/, '') })
  })
}
