/** A saved search is stopped and started again from the account, by the owner of its address at this dealer alone. */
import { expect, it } from 'vitest'
import { MOST_PER_ADDRESS } from '@/features/saved-searches/mostPerAddress.rules'
import { HOUR, somebody } from '../saved-searches/alertWorld'
import type { ShopperWorld } from './shopperWorld'

export function ownSearchTests(input: () => ShopperWorld): void {
  const idOf = async (email: string): Promise<string> => String((await input().rowsOf(email))[0]?.id)
  const stateOf = async (email: string) => (await input().rowsOf(email)).map(({ state }) => state)

  it('G5 stops the mails of one search, and starts them again with a new consent', async () => {
    const { north, signedIn, send, saved, pass, rowsOf } = input()
    const email = somebody()
    const at = await signedIn(north, email)
    await saved(north, email)
    const id = await idOf(email)
    const back = `/account?search=${id}`
    const form = (on: string) => new URLSearchParams({ id, on, redirect: back }).toString()
    const answer = await send(at, 'searches', form('0'))
    expect([answer.status, answer.location]).toEqual([303, back])
    expect(await stateOf(email)).toEqual(['stopped'])
    expect((await send(at, 'searches', { id, on: false })).status).toBe(200)
    await north.push('S1', { price: 10_000 })
    expect((await pass(2 * HOUR)).filter(({ to }) => to.address === email)).toEqual([])
    const [before] = await rowsOf(email)
    expect((await send(at, 'searches', form('1'))).location).toBe(back)
    const [after] = await rowsOf(email)
    expect(after).toMatchObject({
      state: 'active',
      stopped_at: null,
      stop_hash: before?.stop_hash,
      consent: { text: expect.stringContaining('Dealer north'), page: '/account' },
    })
    expect(after?.consent).not.toEqual(before?.consent)
    await pass(2 * HOUR)
    await north.push('S1', { price: 9000 })
    expect((await pass(2 * HOUR)).filter(({ to }) => to.address === email)).toHaveLength(1)
    await north.withdraw('S1')
  })

  it('G5 leaves alone what is another shopper’s, another dealer’s, or nobody’s', async () => {
    const { north, south, signedIn, send, browser, saved } = input()
    const email = somebody()
    await saved(north, email)
    const id = await idOf(email)
    const own = await signedIn(north, email)
    const others = [await signedIn(north, somebody()), await signedIn(south, email)]
    for (const on of [false, true]) {
      for (const other of others) expect((await send(other, 'searches', { id, on })).status).toBe(404)
      expect((await send(browser(north), 'searches', { id, on })).status).toBe(401)
      for (const bad of ['none', '', 5])
        expect((await send(own, 'searches', { id: bad, on })).status).toBe(404)
    }
    expect(await stateOf(email)).toEqual(['active'])
    const page = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    expect((await send(own, 'searches', { id, on: false }, page)).status).toBe(403)
  })

  it('G5 starts no search that was never confirmed, and none above the number of an address', async () => {
    const { north, signedIn, send, post, calls, saved, table, rowsOf } = input()
    const [email, keen] = [somebody(), somebody()]
    await post(calls.save, north.host, { email, frequency: 'daily', search: '/search?make=Kia' })
    const at = await signedIn(north, email)
    expect((await send(at, 'searches', { id: await idOf(email), on: true })).status).toBe(404)
    expect(await stateOf(email)).toEqual(['waiting'])

    await saved(north, keen)
    const id = await idOf(keen)
    const full = await signedIn(north, keen)
    await send(full, 'searches', { id, on: false })
    const [{ id: _id, ...row } = {}] = await rowsOf(keen)
    const more = Array.from({ length: MOST_PER_ADDRESS }, (_, n) => ({
      ...row,
      ...{ search: `make=m${n}`, state: 'active', next_due_at: Date.now() + 1000 * HOUR },
      ...{ confirm_hash: `c${keen}${n}`, stop_hash: `s${keen}${n}` },
    }))
    await (await table('saved-searches')).insertAll(more)
    const refused = await send(full, 'searches', { id, on: true })
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining(`${MOST_PER_ADDRESS} saved searches`),
    ])
    await (await table('saved-searches')).delete([['email', '=', keen]])
  })

  it('G5 counts what a search finds now and what of it is new, at its own dealer alone', async () => {
    const { north, south, pass } = input()
    const { siteOfTenant } = await import('@/core/dealer/read/sites')
    const { savedState } = await import('@/features/saved-searches/readSearch')
    const { freshCount } = await import('@/search/cars/fresh')
    const now = new Date()
    const counted = async ({ tenant }: typeof north, since: number) => {
      const site = await siteOfTenant(tenant)
      return site && freshCount(site, savedState('make=Lada'), new Date(now.getTime() + since), now)
    }
    await north.push('F1', { make: 'Lada', model: 'Niva' })
    await pass()
    expect(await counted(north, -HOUR)).toEqual({ here: 1, fresh: 1 })
    expect(await counted(north, HOUR)).toEqual({ here: 1, fresh: 0 })
    expect(await counted(south, -HOUR)).toEqual({ here: 0, fresh: 0 })
    await north.withdraw('F1')
    await pass()
    expect(await counted(north, -HOUR)).toEqual({ here: 0, fresh: 0 })
  })
}
