import { expect, it, vi } from 'vitest'
import { PAYS, shopper, type ReserveWorld } from './reserveWorld'

const from = (address: string) => ({ 'x-forecourt-ip': address })
const counted = (statuses: number[]) =>
  [201, 429].map((one) => statuses.filter((status) => status === one).length)

export function strangerTests(input: () => ReserveWorld): void {
  it('one address holds three cars of a dealer at the same moment and no more, and takes no shopper’s turn', async () => {
    const world = input()
    const cars = await Promise.all(Array.from({ length: 12 }, () => world.car(world.west)))
    const all = await Promise.all(
      cars.slice(0, 10).map(({ slug }) => world.reserve(world.west, slug, shopper(), from('10.7.0.1'))),
    )
    expect(counted(all.map(({ status }) => status))).toEqual([3, 7])
    const refused = all.find(({ status }) => status === 429)
    expect(refused?.text).toContain('Pay the deposit of one')
    const free = await Promise.all(
      cars.slice(0, 10).map(async ({ id }) => (await world.stored(id)).hold_state),
    )
    expect(free.filter((state) => state === 'pending')).toHaveLength(3)
    expect((await world.reserve(world.west, cars[10]?.slug ?? '', shopper(), from('10.7.0.2'))).status).toBe(
      201,
    )
    // At another dealer the same people begin anew.
    const there = await world.car(world.east)
    expect((await world.reserve(world.east, there.slug, shopper(), from('10.7.0.1'))).status).toBe(201)
  })

  it('one mailbox holds two, however it is spelled and from wherever; a paid one leaves room', async () => {
    const world = input()
    const cars = await Promise.all(Array.from({ length: 5 }, () => world.car(world.west)))
    const [name = ''] = shopper().email.split('@')
    const hold = (n: number) =>
      world.reserve(
        world.west,
        cars[n]?.slug ?? '',
        shopper({ email: `${name}+${n}@shopper.example` }),
        from(`10.7.1.${n}`),
      )
    const [first, second, third] = [await hold(0), await hold(1), await hold(2)]
    expect([first.status, second.status, third.status]).toEqual([201, 201, 429])
    await world.card(world.west, first.body.pay_url, PAYS)
    expect((await hold(3)).status).toBe(201)
    // One whose time is over makes room for one, though nothing has ended it yet, and for no more.
    const over = { held_until: Date.now() - 1 }
    const id = String(second.body.reservation_id)
    await (await world.table('reservations')).update([['reservation_id', '=', id]], over)
    expect([(await hold(2)).status, (await hold(4)).status]).toEqual([201, 429])
  })

  it('without a deposit a mailbox holds one car and an address two', async () => {
    const world = input()
    const cars = await Promise.all(Array.from({ length: 4 }, () => world.car(world.free)))
    const hold = async (n: number, address: string, who = shopper()) =>
      (await world.reserve(world.free, cars[n]?.slug ?? '', who, from(address))).status
    const ann = shopper()
    expect(await hold(0, '10.7.2.1', ann)).toBe(201)
    expect(await hold(1, '10.7.2.2', ann)).toBe(429)
    expect(await hold(1, '10.7.2.1')).toBe(201)
    expect(await hold(2, '10.7.2.1')).toBe(429)
    expect(await hold(2, '10.7.2.3')).toBe(201)
  })

  it('gives the proof back to who was too late, and not to who has the car', async () => {
    const world = input()
    const { getSite } = await import('@/core/dealer/read/sites')
    const { getCar } = await import('@/core/car/read/cars')
    const { reserve } = await import('@/features/reservations/reserve')
    const { reserveSchema } = await import('@/features/reservations/reserveSchema.rules')
    const site = await getSite(world.west.host)
    const car = site && (await getCar(site, (await world.car(world.west)).slug))
    if (!site || !car) throw new Error('The site shows the car')
    const rivals = await Promise.all(
      [1, 2, 3].map(async () => {
        const giveBackProof = vi.fn(() => Promise.resolve())
        const meta = { idempotencyKey: null, address: '', at: new Date(), cookies: null, giveBackProof }
        const prove = () => Promise.resolve('good' as const)
        const { kind } = await reserve(site, car, reserveSchema.parse(shopper()), { ...meta, prove })
        return `${kind} ${giveBackProof.mock.calls.length}`
      }),
    )
    expect(rivals.toSorted()).toEqual(['reserved 0', 'taken 1', 'taken 1'])
  })

  it('a name that strangers use stays its owner’s', async () => {
    const world = input()
    const ann = shopper()
    for (let n = 0; n < 30; n++) {
      const body = { ...ann, terms_conditions: true, name: `Not Ann ${n}` }
      const taken = await world.car(world.plain, { status: 'sold' })
      await world.reserve(world.plain, taken.slug, body, from(`10.7.3.${n % 10}`))
    }
    const car = await world.car(world.plain)
    expect((await world.reserve(world.plain, car.slug, ann, from('10.7.4.1'))).status).toBe(201)
  })
}
