/** Mails about saved cars: one per price drop or return, with consent, until they are stopped. */
import { expect, it } from 'vitest'
import { HOUR, somebody, tokenIn } from '../saved-searches/alertWorld'
import type { ShopperWorld } from './shopperWorld'

export function savedCarTests(input: () => ShopperWorld): void {
  it('G5 names the old and the new price in one mail, tells of a return, and stops by its link', async () => {
    const { north, south, signedIn, send, car, pass, rowsOf, post, calls } = input()
    await north.push('W1', { price: 30_000 })
    const email = somebody()
    const at = await signedIn(north, email)
    const other = await signedIn(south, email)
    await send(other, 'merge', { car_ids: [await car(south, 'A1')] })
    await send(at, 'merge', { car_ids: [await car(north, 'W1')] })
    await north.push('W1', { price: 29_500 })
    expect(await pass(2 * HOUR)).toEqual([])

    expect((await send(at, 'alerts', { on: true, redirect: '/watchlist' })).status).toBe(200)
    await send(other, 'alerts', { on: true })
    expect(await pass(2 * HOUR)).toEqual([])
    expect((await rowsOf(email))[0]).toMatchObject({
      state: 'active',
      consent: { text: expect.stringContaining('Dealer north'), page: '/watchlist' },
    })
    await north.push('W1', { price: 27_000 })
    const [drop, ...more] = await pass(2 * HOUR)
    expect([drop?.to.address, drop?.subject, more.length]).toEqual([
      email,
      'Price drop: 2021 Toyota HiLux SR5, now $27,000',
      0,
    ])
    expect(drop?.text).toContain('Now $27,000, was $29,500')
    expect(drop?.text).toContain('/watchlist')
    await north.push('W1', { price: 28_000 })
    expect(await pass(2 * HOUR)).toEqual([])

    await north.withdraw('W1')
    expect(await pass(2 * HOUR)).toEqual([])
    await north.push('W1', { price: 28_000 })
    const back = await pass(2 * HOUR)
    expect(back.map(({ subject }) => subject)).toEqual(['Back in stock: 2021 Toyota HiLux SR5, $28,000'])

    const stop = tokenIn(drop?.text ?? '', 'stop')
    expect((await post(calls.stop, south.host, { token: stop }, '/api/saved-searches/stop')).status).toBe(404)
    await post(calls.stop, north.host, 'List-Unsubscribe=One-Click', `/api/saved-searches/stop?token=${stop}`)
    await north.push('W1', { price: 20_000 })
    expect(await pass(2 * HOUR)).toEqual([])
    // Asked for again, they count from today.
    await send(at, 'alerts', { on: true })
    expect(await pass(2 * HOUR)).toEqual([])
    await north.push('W1', { price: 19_000 })
    expect((await pass(2 * HOUR)).length).toBe(1)
    await send(at, 'alerts', { on: false })
    await north.push('W1', { price: 18_000 })
    expect(await pass(2 * HOUR)).toEqual([])
    await north.withdraw('W1')
  })

  it('G5 are for a proved mail address: an account with a number alone gets none', async () => {
    const { north, table } = input()
    const { startSavedCars } = await import('@/features/saved-searches/savedCars')
    const { siteOfTenant } = await import('@/core/dealer/read/sites')
    const site = await siteOfTenant(north.tenant)
    if (!site) throw new Error('The dealer has a site')
    await startSavedCars(site, { id: 'number-alone', email: null }, '/', new Date())
    expect(await (await table('saved-searches')).find([['id', '=', 'number-alone']])).toEqual([])
  })

  it('G5 counts a car that is saved later from its price of that day', async () => {
    const { north, signedIn, send, car, pass } = input()
    await north.push('W2', { price: 30_000 })
    const at = await signedIn(north, somebody())
    await send(at, 'alerts', { on: true })
    await pass(2 * HOUR)
    await send(at, 'save', { phone_number: '', car_id: await car(north, 'W2') })
    await north.push('W2', { price: 29_000 })
    const [drop] = await pass(2 * HOUR)
    expect(drop?.text).toContain('Now $29,000, was $30,000')
    await north.withdraw('W2')
  })
}
