/** What the dealer, the lead and the shopper hear of a hold. */
import { expect, it } from 'vitest'
import { z } from 'zod'
import { PAYS, shopper, type ReserveWorld } from './reserveWorld'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export function holdNewsTests(getWorld: () => ReserveWorld): void {
  const leadOf = async (world: ReserveWorld, id: unknown) => {
    const { lead_id } = await world.reservation(id)
    const [lead = {}] = await (await world.table('leads')).find([['lead_id', '=', String(lead_id)]])
    return lead
  }

  it('B1 the lead of a reservation says where it came from, of which make, and what was ticked', async () => {
    const world = getWorld()
    const car = await world.car(world.west)
    const lead_attributes = { visited_pages: ['/', '/search'], linked_query_params: { utm_source: 'mail' } }
    const answer = await world.reserve(world.west, car.slug, shopper({ url: '/cars/x', lead_attributes }))
    expect(answer.body.event).toMatchObject({ event_id: 15, vehicleMake: car.make })
    await world.work()
    const lead = await leadOf(world, answer.body.reservation_id)
    expect(lead).toMatchObject({
      came_from: 'mail',
      lead_attributes,
      manufacturer_slug: car.make.toLowerCase(),
      event: { event_id: 15 },
      consent: {
        terms_text: expect.stringMatching(/^I agree\. .* Read the terms of use and the privacy policy\.$/),
      },
    })
  })

  it('P3 tells the dealer and the lead that the deposit was paid, once', async () => {
    const world = getWorld()
    await world.work()
    const car = await world.car(world.west)
    const { body: made } = await world.reserve(world.west, car.slug, shopper())
    await world.work()
    await world.card(world.west, made.pay_url, PAYS)
    const mails = await world.work()
    await world.work(Date.now() + MINUTE)
    const lead = await leadOf(world, made.reservation_id)
    const notes = z.array(z.object({ text: z.string(), by: z.string() })).parse(lead.timeline)
    expect(notes).toEqual([
      { text: expect.stringMatching(/held until .*The deposit of \$200 is paid\.$/), by: 'the reservation' },
    ])
    const yard = mails.find(({ to }) => to.address === 'yard@dealer.example')
    expect(yard?.text).toContain(`Lead: ${String(lead.lead_id)}`)
    expect(yard?.text).toContain('/admin/collections/reservations/')
  })

  it('P3 tells the dealer and the lead that it was not paid', async () => {
    const world = getWorld()
    await world.work()
    const car = await world.car(world.west)
    const { body: made } = await world.reserve(world.west, car.slug, shopper())
    await world.work()
    const mails = await world.work(Date.now() + 16 * MINUTE)
    const own = mails.filter(({ subject }) => subject.includes(String(made.reservation_id)))
    expect(own.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['yard@dealer.example', expect.stringContaining('Not paid:')],
    ])
    expect(JSON.stringify((await leadOf(world, made.reservation_id)).timeline)).toContain('not paid in time')
  })

  it('P2 says before a hold ends that it does, and says it of the new end alone', async () => {
    const world = getWorld()
    const car = await world.car(world.free)
    const body = shopper()
    const { body: made } = await world.reserve(world.free, car.slug, body)
    const { actAsStaff } = await import('@/features/reservations/staff')
    const row = await world.reservation(made.reservation_id)
    const later = Date.now() + 10 * HOUR
    await actAsStaff(String(row.id), 'hold', 'Anna', later)
    const own = async (now: number) =>
      (await world.work(now)).filter(
        ({ to, subject }) => to.address === body.email && subject.includes('hold ends'),
      )
    await world.work(later)
    expect(await own(Number(row.held_until) - HOUR)).toEqual([])
    const { held_until } = await world.reservation(made.reservation_id)
    const mails = await own(Number(held_until) - 3 * HOUR)
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining(`/reservations/${String(made.reservation_id)}?key=`),
    ])
  })

  it('P2 tells the shopper that the car was sold, when staff release it for that', async () => {
    const world = getWorld()
    const car = await world.car(world.west)
    const body = shopper()
    const { body: made } = await world.reserve(world.west, car.slug, body)
    await world.card(world.west, made.pay_url, PAYS)
    await world.work()
    await (await world.table('cars')).update([['id', '=', car.id]], { status: 'sold', sold: true })
    const { actAsStaff } = await import('@/features/reservations/staff')
    await actAsStaff(String((await world.reservation(made.reservation_id)).id), 'release', 'Anna', Date.now())
    const mail = (await world.work()).find(
      ({ to, subject }) => to.address === body.email && subject.startsWith('Sold: '),
    )
    expect(mail?.text).toContain('was sold, so your reservation of it has ended')
    expect(mail?.text).toContain('Your deposit of $200 goes back to your card in full')
  })

  it('B2 names the test drive of the same mailbox in its mails, and of no other', async () => {
    const world = getWorld()
    const car = await world.car(world.free)
    const body = shopper()
    const drive = (name: string, email: string, start: string) => ({
      ...{
        tenant: world.free.tenant,
        car_id: car.id,
        kind: 'test_drive',
        state: 'booked',
        start,
        minutes: 45,
        name,
        email,
      },
      ...{ location_id: 'any', timezone: 'Australia/Perth', salt: name, reference: name, slot_key: name },
      ...{ car_key: name, request_key: name, link_hash: name },
    })
    const rows = await world.table('bookings')
    await rows.insert(drive('drive-of-another', 'another@shopper.example', '2099-11-30T02:00:00.000Z'))
    await rows.insert(drive('drive-of-own', String(body.email), '2099-12-01T02:00:00.000Z'))
    const { body: made } = await world.reserve(world.free, car.slug, body)
    const about = async () =>
      (await world.work()).filter(({ subject }) => subject.includes(String(made.reservation_id)))
    const texts = (await about()).map(({ to, text }) => [to.address === body.email, text])
    expect(texts).toHaveLength(2)
    for (const [isShopper, text] of texts)
      expect(text).toMatch(
        isShopper
          ? /test drive is booked for Tue 1 Dec.*10:00 am[^]*\/bookings\/manage\?token=[^]*The hold ends before it/
          : /^Test drive booked: Tue 1 Dec.*10:00 am.*after the hold has ended$/m,
      )
    const { actAsStaff } = await import('@/features/reservations/staff')
    await actAsStaff(String((await world.reservation(made.reservation_id)).id), 'release', 'Anna', Date.now())
    const after = (await about()).map(({ text }) => text).join('\n')
    expect(after).toContain('Your test drive stays booked for Tue 1 Dec')
    expect(after).not.toContain('30 Nov')
  })
}
