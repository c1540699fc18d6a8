/** An online deal: its steps, its link, two dealers and an outsider, and the reservation that it becomes. */
import { expect, it } from 'vitest'
import { formatMoney } from '@/core/money/format'
import { ANSWERS, answered, begun, linkIn, send } from './dealWorld'
import { PAYS, shopper, type ReserveWorld } from './reserveWorld'

const DAY = 86_400_000

export function onlineDealTests(getWorld: () => ReserveWorld): void {
  it('P4 keeps each answer in one row, in any order, at once from two devices', async () => {
    const world = getWorld()
    const { link } = await begun(world)
    const all = await Promise.all(
      Object.entries(ANSWERS).map(([step, values]) => world.step(world.west, link, step, values)),
    )
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    const { answers, shopper_id } = await world.deal(link.id)
    expect(answers).toMatchObject({
      delivery: ANSWERS.delivery,
      trade_in: { has: 'Yes', km: 95_000, owing: 4000, worth: 12_000 },
      details: { email: 'deal@shopper.example' },
    })
    expect(shopper_id).toBeNull()
  })

  it('P4 leads from step to step by plain forms, and says what is missing', async () => {
    const world = getWorld()
    const car = await world.car(world.west)
    const first = await world.begin(world.west, `car_id=${car.slug}`)
    expect([first.status, first.location]).toEqual([
      303,
      expect.stringMatching(/^\/checkout-journey\/D\w{9}\?key=/),
    ])
    const link = linkIn(first.location)
    const next = await world.step(world.west, link, 'delivery', 'way=collect')
    expect([next.status, next.location]).toEqual([303, expect.stringContaining('step=trade-in')])
    const wrong = await world.step(world.west, link, 'trade-in', 'has=Yes&make=Mazda')
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('Enter the model of your car.')])
    expect((await world.deal(link.id)).answers).toEqual({ delivery: expect.anything() })
    // Nothing is lent on a car without a lender's data.
    expect((await world.step(world.west, link, 'finance', 'wants=Yes')).status).toBe(422)
    expect((await world.step(world.west, link, 'send', 'terms_conditions=on')).location).toContain(link.id)
    expect(await world.deal(link.id)).toMatchObject({ reservation_id: '' })
  })

  it.each(['__proto__', 'constructor', 'toString', 'nothing', ''])(
    'a step that is none (%j) is a 404, and changes nothing',
    async (name) => {
      const world = getWorld()
      const { link } = await begun(world)
      for (const body of [{ way: 'collect' }, 'way=collect'])
        expect((await world.step(world.west, link, name, body)).status).toBe(404)
      expect((await world.deal(link.id)).answers).toEqual({})
    },
  )

  it('T2 keeps no trade-in for a dealer that takes none', async () => {
    const world = getWorld()
    const { link } = await begun(world, world.plain)
    const { status } = await world.step(world.plain, link, 'trade-in', ANSWERS['trade-in'])
    expect([status, (await world.deal(link.id)).answers]).toEqual([422, {}])
  })

  it('P4 becomes one reservation with one lead that tells all of it', async () => {
    const world = getWorld()
    const { car, link } = await answered(world, 'whole@shopper.example')
    const presses = await Promise.all([1, 2, 3].map(() => send(world, link)))
    expect(presses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(presses.map(({ text }) => text)).size).toBe(1)
    const { reservation_id } = await world.deal(link.id)
    await world.card(world.west, presses[0]?.body.next, PAYS)
    expect(await world.reservation(reservation_id)).toMatchObject({
      state: 'held',
      money: 'paid',
      see: 'delivery',
      deal_id: link.id,
      car_id: car.id,
    })
    const mails = await world.work()
    const yard = mails.find(({ to }) => to.address === 'yard@dealer.example')
    expect(yard?.text).toContain('Delivery: To the country, $290: 1 Main Road, Ballarat 3350')
    const leads = await (await world.table('leads')).find([['person_email', '=', 'whole@shopper.example']])
    expect(leads).toHaveLength(1)
    expect(leads[0]).toMatchObject({
      category: 'Vehicle Enquiry',
      subcategory: 'Online purchase',
      car_id: car.id,
    })
    expect(leads[0]?.message).toContain(
      'Trade-in: Mazda 3, rego 1AB2CD, 95,000 km, $12,000 hoped for, $4,000 owing',
    )
    // One amount in the shopper's mail, the dealer's, and the lead.
    const left = /^Left to pay at handover: .*$/m
    const own = mails.find(({ to }) => to.address === 'whole@shopper.example')
    const amount = `Left to pay at handover: ${formatMoney(Number(car.price) + 290 - 8000 - 200)}, before the trade-in is inspected`
    for (const text of [own?.text, yard?.text, leads[0]?.message])
      expect(left.exec(String(text))?.[0]).toBe(amount)
    expect(JSON.stringify(leads[0]).split('"Has a trade-in"')).toHaveLength(2)
  })

  it('does not change while its reservation stands, and is sent again after it was given up', async () => {
    const world = getWorld()
    const { link } = await answered(world, 'again@shopper.example')
    const { findDeal } = await import('@/features/reservations/deals/row')
    const { answerDeal } = await import('@/features/reservations/deals/answer')
    const { getSite } = await import('@/core/dealer/read/sites')
    const site = await getSite(world.west.host)
    const seen = site && (await findDeal(site, link.id, link.key, Date.now()))
    if (!seen) throw new Error('The deal is there')
    await send(world, link)
    // A step that was begun before it was sent comes too late.
    expect(
      await answerDeal(
        site,
        seen,
        { delivery: { way: 'collect', street: '', suburb: '', postcode: '' } },
        null,
        Date.now(),
      ),
    ).toBeNull()
    const first = (await world.deal(link.id)).reservation_id
    await world.step(world.west, link, 'delivery', { way: 'collect' })
    expect((await world.deal(link.id)).answers).toMatchObject({ delivery: { way: 'regional' } })
    await world.work(Date.now() + 16 * 60_000)
    await world.step(world.west, link, 'delivery', { way: 'collect' })
    expect((await world.deal(link.id)).answers).toMatchObject({ delivery: { way: 'collect' } })
    await send(world, link)
    const { reservation_id } = await world.deal(link.id)
    expect(reservation_id).not.toBe(first)
    expect(await world.reservation(reservation_id)).toMatchObject({ state: 'pending', see: 'yard' })
  })

  it('is continued by its own account, and by no other', async () => {
    const world = getWorld()
    const { beginDeal } = await import('@/features/reservations/deals/begin')
    const { getSite } = await import('@/core/dealer/read/sites')
    const { getCar } = await import('@/core/car/read/cars')
    const site = await getSite(world.west.host)
    const car = site && (await getCar(site, (await world.car(world.west)).slug))
    if (!site || !car) throw new Error('The site shows the car')
    const begin = async (shopper_id: string | null) =>
      (await beginDeal(site, car, shopper_id, Date.now())).deal_id
    const first = await begin('ann')
    expect(await begin('ann')).toBe(first)
    expect(new Set([first, await begin('bob'), await begin(null), await begin(null)]).size).toBe(4)
  })

  it('is not sent for a price that the shopper has not seen', async () => {
    const world = getWorld()
    const { car, link } = await answered(world, 'price@shopper.example')
    const at = (price: number) => world.step(world.west, link, 'send', { terms_conditions: true, price })
    const late = await at(Number(car.price) + 500)
    expect([late.status, String(late.body.next)]).toEqual([200, expect.stringContaining('step=payment')])
    expect(await world.deal(link.id)).toMatchObject({ reservation_id: '' })
    await at(Number(car.price))
    expect((await world.deal(link.id)).reservation_id).not.toBe('')
  })

  it('loses nothing when somebody else takes the car in the middle', async () => {
    const world = getWorld()
    const { car, link } = await answered(world, 'second@shopper.example')
    const rival = await world.reserve(world.west, car.slug, shopper())
    const late = await send(world, link)
    expect([rival.status, late.status, linkIn(late.body.next).id]).toEqual([201, 200, link.id])
    const deal = await world.deal(link.id)
    expect(deal).toMatchObject({ reservation_id: '', answers: { details: { name: 'Jordan Lee' } } })
    expect((await world.begin(world.west, { car_id: car.slug })).status).toBe(409)
    await world.work(Date.now() + 16 * 60_000)
    await send(world, link)
    expect((await world.deal(link.id)).reservation_id).not.toBe('')
  })

  it('is there for its own dealer and its own key alone', async () => {
    const world = getWorld()
    const { car, link } = await begun(world)
    const away = { way: 'collect' }
    const wrong = { ...link, key: `${link.key.slice(0, -2)}AA` }
    const other = await begun(world)
    for (const [at, input] of [
      [world.east, link],
      [world.off, link],
      [world.west, wrong],
      [world.west, { ...link, key: '' }],
      [world.west, { ...link, key: other.link.key }],
    ] as const)
      for (const step of ['delivery', 'send', 'link'])
        expect(
          (await world.step(at, input, step, { ...away, terms_conditions: true, email: 'x@y.example' }))
            .status,
        ).toBe(404)
    expect((await world.deal(link.id)).answers).toEqual({})
    expect((await world.step(world.west, link, 'elsewhere', {})).status).toBe(404)
    expect((await world.begin(world.east, { car_id: car.slug })).status).toBe(404)
    expect((await world.begin(world.off, { car_id: car.slug })).status).toBe(404)
    const fresh = await world.car(world.west, { car_type: 'new' })
    expect((await world.begin(world.west, { car_id: fresh.slug })).status).toBe(404)
  })

  it('G1 asks for a sign-in where the dealer does, and comes back to the same place', async () => {
    const world = getWorld()
    const car = await world.car(world.gated)
    expect((await world.begin(world.gated, { car_id: car.slug })).status).toBe(401)
    const plain = await world.begin(world.gated, `car_id=${car.slug}`)
    const url = new URL(String(plain.location), 'http://x')
    expect([
      plain.status,
      url.pathname,
      url.searchParams.get('type'),
      url.searchParams.get('redirect'),
    ]).toEqual([303, '/sign-in', 'checkout', `/checkout-journey?car_id=${car.slug}`])
  })

  it('P4 mails its link when asked, and not without end', async () => {
    const world = getWorld()
    const { link } = await begun(world)
    const email = `link-${link.id.toLowerCase()}@shopper.example`
    const requested = await world.step(world.west, link, 'link', { email })
    expect([requested.status, requested.body.next]).toEqual([200, expect.stringContaining('mailed=1')])
    const mails = (await world.work()).filter(({ to }) => to.address === email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`/checkout-journey/${link.id}?key=${link.key}`)
    const more = []
    for (let n = 0; n < 5; n++) more.push((await world.step(world.west, link, 'link', { email })).status)
    expect(more.at(-1)).toBe(429)
  })

  it('is removed thirty days after its last answer, and closed to the second before that', async () => {
    const world = getWorld()
    const { purgeDeals } = await import('@/features/reservations/deals/row')
    const { findDeal } = await import('@/features/reservations/deals/row')
    const { getSite } = await import('@/core/dealer/read/sites')
    const { link } = await begun(world)
    await world.step(world.west, link, 'delivery', ANSWERS.delivery)
    const site = await getSite(world.west.host)
    const ends = Number((await world.deal(link.id)).expires_at)
    if (!site) throw new Error('no site')
    expect(Math.abs(ends - Date.now() - 30 * DAY)).toBeLessThan(60_000)
    expect(await findDeal(site, link.id, link.key, ends - 1)).not.toBeNull()
    expect(await findDeal(site, link.id, link.key, ends)).toBeNull()
    await purgeDeals(ends - 1)
    expect(await world.deal(link.id)).toMatchObject({ deal_id: link.id })
    expect(await purgeDeals(ends)).toBeGreaterThan(0)
    expect(await world.deal(link.id)).toEqual({})
  })
}
