/** What a saved search reports, how often, and about which dealer's cars. */
import { expect, it } from 'vitest'
import { type AlertDealer, type AlertWorld, DAY, HOUR, somebody } from './alertWorld'

interface Input {
  world: AlertWorld
  north: AlertDealer
  south: AlertDealer
}

export function newsTests(input: () => Input): void {
  it('tells of a car that is pushed, once; of a lower price with both prices; never of the same again', async () => {
    const { world, north } = input()
    await world.saved(north, somebody())
    expect([await north.push('A1'), await north.push('A2', { make: 'Kia', model: 'Rio' })]).toEqual([
      'created',
      'created',
    ])
    const [news, ...more] = await world.pass(2 * HOUR)
    expect([news?.subject, more.length]).toEqual(['New: 2021 Toyota HiLux SR5, $45,990', 0])
    expect(news?.text).not.toContain('Rio')

    expect(await north.push('A1')).toBe('unchanged')
    expect(await north.push('A1', { km: 42_000 })).toBe('updated')
    expect(await world.pass(2 * HOUR)).toEqual([])

    await north.push('A1', { price: 43_990 })
    const [drop, ...others] = await world.pass(2 * HOUR)
    expect([drop?.subject, others.length]).toEqual(['Price drop: 2021 Toyota HiLux SR5, now $43,990', 0])
    expect(drop?.text).toContain('Now $43,990, was $45,990')

    await north.push('A1', { price: 44_500 })
    expect(await world.pass(2 * HOUR)).toEqual([])
    await north.withdraw('A1')
    expect(await world.pass(DAY)).toEqual([])
    await north.push('A1', { price: 43_990 })
    expect(await world.pass(25 * DAY)).toEqual([])
    await north.withdraw('A1')
  })

  it('says nothing of a car that is sold before its mail is put together, or that another dealer has', async () => {
    const { world, north, south } = input()
    await world.saved(north, somebody())
    await north.push('S1', { status: 'sold', sold_date_timestamp: Math.floor(Date.now() / 1000) })
    await south.push('S2')
    expect(await world.pass(2 * HOUR)).toEqual([])
    await south.withdraw('S2')
  })

  it('never names a car that was hidden since the search engine heard of it', async () => {
    const { world, north } = input()
    await world.saved(north, somebody())
    await north.push('H1')
    await north.push('H2', { badge: 'Rogue' })
    await world.settle()
    await north.push('H1', { show_on_dealer_website: false })
    world.clock.now += 2 * HOUR
    expect(await world.lookOnce(world.clock.now)).toBe(true)
    const [mail, ...more] = await world.pass()
    expect([mail?.subject, more.length]).toEqual(['New: 2021 Toyota HiLux Rogue, $45,990', 0])
    for (const n of [1, 2]) await north.withdraw(`H${n}`)
  })

  it('one digest however many cars, at the dealer’s own eight o’clock', async () => {
    const { world, north } = input()
    await world.saved(north, somebody(), { frequency: 'daily' })
    const [row] = await (await world.table('saved-searches')).find([['state', '=', 'active']])
    const due = new Date(Number(row?.next_due_at))
    expect(due.toISOString()).toContain('T00:00:00.000Z')
    const all = Array.from({ length: 13 }, (_, n) => `D${n}`)
    for (const one of all) await north.push(one)
    expect(await world.pass(due.getTime() - world.clock.now - 60_000)).toEqual([])
    const mails = await world.pass(120_000)
    expect(mails.map(({ subject }) => subject)).toEqual(['13 cars with news: Toyota cars'])
    // The last one is counted, not listed.
    expect(mails[0]?.text.match(/\/cars\//g)).toHaveLength(12)
    for (const one of all) await north.withdraw(one)
  })

  it('a push makes instant searches of that dealer due in seconds; a mail makes them rest', async () => {
    const { world, north, south } = input()
    const [here, there] = [somebody(), somebody()]
    await world.saved(north, here)
    await world.saved(south, there)
    await north.push('I1')
    await world.settle()
    const dueIn = async (email: string) => Number((await world.rowsOf(email))[0]?.next_due_at) - Date.now()
    expect(await dueIn(here)).toBeLessThanOrEqual(10_000)
    expect(await dueIn(there)).toBeGreaterThan(60_000)
    expect((await world.pass(15_000)).length).toBe(1)
    await north.push('I2')
    await world.settle()
    expect(await world.pass(60_000)).toEqual([])
    expect((await world.pass(15 * 60_000)).length).toBe(1)
    for (const n of [1, 2]) await north.withdraw(`I${n}`)
  })
}
