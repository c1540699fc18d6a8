/** Saved cars: whose they are, which can be saved, and those that a device adds. */
import { expect, it } from 'vitest'
import { somebody } from '../saved-searches/alertWorld'
import { mobile, type Browser, type ShopperWorld } from './shopperWorld'

export function watchlistTests(input: () => ShopperWorld): void {
  const carsOf = async (at: Browser, car_ids: string[] = []): Promise<string[]> =>
    JSON.parse((await input().send(at, 'merge', { car_ids })).text).cars.map(({ id }: { id: string }) => id)

  it('G3 saves and removes for the session’s phone alone', async () => {
    const { north, browser, send, codeFor, car } = input()
    const [phone, car_id] = [mobile(), await car(north, 'A1')]
    const e164 = `+61${phone.replace(/\s/g, '').slice(1)}`
    const at = browser(north)
    expect((await send(at, 'save', { phone_number: phone, car_id })).status).toBe(401)
    await send(at, 'request', { phone })
    await send(at, 'verify', { phone, code: await codeFor(e164) })
    for (const other of [mobile(), '', undefined])
      expect((await send(at, 'save', { phone_number: other, car_id })).status).toBe(403)
    expect(await carsOf(at)).toEqual([])
    for (const own of [phone, e164]) {
      const saved = await send(at, 'save', { phone_number: own, car_id })
      expect([saved.status, saved.text]).toEqual([200, '{"success":true}'])
    }
    expect(await carsOf(at)).toEqual([car_id])
    expect((await send(at, 'remove', { phone_number: mobile(), car_id })).status).toBe(403)
    for (let turn = 0; turn < 2; turn++)
      expect((await send(at, 'remove', { phone_number: e164, car_id })).text).toBe('{"success":true}')
    expect(await carsOf(at)).toEqual([])
  })

  it('G3 has no car of another dealer, no sold one, and none that is not there', async () => {
    const { north, south, signedIn, send, car } = input()
    await north.push('SOLD', { status: 'sold', sold_date_timestamp: Math.floor(Date.now() / 1000) })
    const at = await signedIn(north, somebody())
    for (const car_id of [await car(south, 'A1'), await car(north, 'SOLD'), 'nothing', 'x'.repeat(400)]) {
      const answer = await send(at, 'save', { phone_number: '', car_id })
      expect([answer.status, JSON.parse(answer.text).success]).toEqual([422, false])
    }
    expect((await send(at, 'save', { phone_number: '' })).status).toBe(422)
    expect(await carsOf(at)).toEqual([])
  })

  it('G4 takes the device’s cars into the account, and shows them on the next device', async () => {
    const { north, south, signedIn, car } = input()
    const email = somebody()
    const [a1, a2] = [await car(north, 'A1'), await car(north, 'A2')]
    const phone = await signedIn(north, email)
    expect((await carsOf(phone, [a1, a2, await car(south, 'A1'), 'gone'])).sort()).toEqual([a1, a2].sort())
    expect(phone.jar.get('shopper_here')).toBe('1')
    expect((await carsOf(await signedIn(north, email))).sort()).toEqual([a1, a2].sort())
    expect(await carsOf(await signedIn(south, email))).toEqual([])
  })

  it('T2 is not there for a dealer without saved cars, and mails nothing of them', async () => {
    const { bare, signedIn, send, car, rowsOf } = input()
    const email = somebody()
    const [at, car_id] = [await signedIn(bare, email), await car(bare, 'A1')]
    for (const call of ['save', 'remove', 'merge'] as const) {
      const answer = await send(at, call, { phone_number: '', car_id, car_ids: [car_id] })
      expect([call, answer.status, JSON.parse(answer.text).success]).toEqual([call, 404, false])
    }
    expect((await send(at, 'alerts', { on: true })).status).toBe(404)
    expect(await rowsOf(email)).toEqual([])
    expect((await send(at, 'alerts', { on: false })).status).toBe(200)
  })

  it('G3 holds fifty cars, of which one that is gone makes room', async () => {
    const { north, signedIn, send, car } = input()
    const at = await signedIn(north, somebody())
    const stocknums = Array.from({ length: 50 }, (_, n) => `FULL-${n}`)
    for (const stocknum of stocknums) await north.push(stocknum)
    const all = await Promise.all(stocknums.map((stocknum) => car(north, stocknum)))
    expect(await carsOf(at, all)).toHaveLength(50)
    const one = await car(north, 'A1')
    const refused = await send(at, 'save', { phone_number: '', car_id: one })
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('holds 50')])
    await north.push('FULL-7', { status: 'withdrawn' })
    expect((await send(at, 'save', { phone_number: '', car_id: one })).status).toBe(200)
    const stored = await carsOf(at)
    expect(stored).toHaveLength(50)
    expect(stored).toContain(one)
    expect((await send(at, 'save', { phone_number: '', car_id: await car(north, 'A2') })).status).toBe(422)
  })
}
