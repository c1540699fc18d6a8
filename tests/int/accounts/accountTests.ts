/** What an account shows, exports and deletes. */
import { expect, it, vi } from 'vitest'
import { mailsIn } from '../../helpers/mailsIn'
import { somebody } from '../saved-searches/alertWorld'
import { mobile, type ShopperWorld } from './shopperWorld'

export function accountTests(input: () => ShopperWorld): void {
  const leadOf = async (tenant: string, email: string, message: string, more: object = {}) =>
    (await input().table('leads')).insert({
      tenant,
      email,
      person_email: email,
      message,
      lead_id: `L-${message}`,
      dedupe_key: message,
      state: 'new',
      ...more,
    })

  it('G4 takes a second address only with its code, and never one of another account', async () => {
    const { north, signedIn, send, browser, codeFor, table } = input()
    const [email, phone] = [somebody(), mobile()]
    const e164 = `+61${phone.replace(/\s/g, '').slice(1)}`
    const at = await signedIn(north, email)
    await send(at, 'request', { phone, add: 'phone' })
    expect((await send(at, 'verify', { phone, add: 'phone', code: '000000' })).status).toBe(422)
    const code = await codeFor(e164)
    // Signed out, nothing is added to nobody; the code stays good.
    expect((await send(browser(north), 'verify', { phone, add: 'phone', code })).status).toBe(422)
    expect((await send(at, 'verify', { phone, add: 'phone', code })).status).toBe(200)
    const byPhone = browser(north)
    await send(byPhone, 'request', { phone })
    await send(byPhone, 'verify', { phone, code: await codeFor(e164) })
    expect(JSON.parse((await send(byPhone, 'export', null)).text).details).toEqual({
      name: null,
      email,
      phone: e164,
    })
    const rival = await signedIn(north, somebody())
    await send(rival, 'request', { phone, add: 'phone' })
    const taken = await send(rival, 'verify', { phone, add: 'phone', code: await codeFor(e164) })
    expect([taken.status, taken.text]).toEqual([422, expect.stringContaining('another account')])
    const next = mobile()
    const nextE164 = `+61${next.replace(/\s/g, '').slice(1)}`
    await send(at, 'request', { phone: next, add: 'phone' })
    await send(at, 'verify', { phone: next, add: 'phone', code: await codeFor(nextE164) })
    expect(await (await table('shopper-logins')).find([['login', '=', e164]])).toEqual([])
  })

  it('G4 tells the old address that the account has another one, or another number', async () => {
    const { north, signedIn, send, codeFor } = input()
    const [old, next] = [somebody(), somebody()]
    const at = await signedIn(north, old)
    const add = async (login: { email: string } | { phone: string }, key: string) => {
      await send(at, 'request', { ...login, add: Object.keys(login)[0] })
      const body = { ...login, add: Object.keys(login)[0], code: await codeFor(key) }
      expect((await send(at, 'verify', body)).status).toBe(200)
    }
    const [one, two] = [mobile(), mobile()]
    const asE164 = (phone: string) => `+61${phone.replace(/\s/g, '').slice(1)}`
    await add({ phone: one }, asE164(one))
    await add({ phone: two }, asE164(two))
    await vi.waitFor(() => expect(mailsIn(old)).toHaveLength(1))
    const ends = `number of your account at Dealer north was changed to one that ends in ${two.slice(-3)}`
    expect(mailsIn(old)[0]?.replace(/=\r?\n/g, '')).toContain(ends)
    await add({ email: next }, next)
    await vi.waitFor(() => expect(mailsIn(old)).toHaveLength(2))
    const notified = mailsIn(old).find((text) => text.includes('email address')) ?? ''
    expect(notified).toContain(`${next.slice(0, 1)}=E2=80=A6@`)
    expect(notified).not.toMatch(/link=|\?key/)
    expect(mailsIn(next)).toEqual([])
  })

  it('G4 tells a form its own shopper’s details, and nobody else’s browser or cache', async () => {
    const { north, south, closed, signedIn, send, browser } = input()
    const email = somebody()
    const at = await signedIn(north, email)
    await send(at, 'account', { name: 'Ann Park' })
    const answer = await send(at, 'details', null)
    expect([answer.status, JSON.parse(answer.text), answer.headers.get('cache-control')]).toEqual([
      200,
      { name: 'Ann Park', email, phone: '' },
      'no-store',
    ])
    for (const [dealer, status] of [
      [south, 401],
      [closed, 404],
    ] as const)
      expect((await send({ ...at, dealer }, 'details', null)).status).toBe(status)
    expect((await send(browser(north), 'details', null)).status).toBe(401)
  })

  it('G4 exports what this dealer has of the proved addresses, and of no other', async () => {
    const { north, south, signedIn, send, browser, car } = input()
    const email = somebody()
    const gave = {
      ...{ name: 'Ann', last_name: 'North', phone: '0412 345 678', PreferredContactMethod: 'phone' },
      ...{ fields: { towing: 'a boat' }, consent: { marketing: true } },
    }
    await leadOf(north.tenant, email, 'mine-north', { ...gave, notes: 'haggles' })
    await leadOf(south.tenant, email, 'mine-south')
    await leadOf(north.tenant, somebody(), 'not-mine')
    const at = await signedIn(north, email)
    await send(at, 'save', { phone_number: '', car_id: await car(north, 'A1') })
    const answer = await send(at, 'export', null)
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const all = JSON.parse(answer.text)
    expect(all.enquiries.map(({ message }: { message: string }) => message)).toEqual(['mine-north'])
    expect(all.enquiries).toMatchObject([{ email, ...gave }])
    expect(answer.text).not.toContain('haggles')
    expect(all.saved_cars).toMatchObject([{ stocknum: 'A1', price_when_saved: 30_000 }])
    expect((await send(browser(north), 'export', null)).status).toBe(401)
  })

  it('G4 exports payments, places in a line and trade-ins too', async () => {
    const { north, south, signedIn, send, table } = input()
    const email = somebody()
    await leadOf(north.tenant, email, 'swap')
    for (const { tenant } of [north, south]) {
      const paid = { payment_id: `T-${email}`, state: 'paid', reference: 'INV 9', cents: 500 }
      await (await table('payments')).insert({ tenant, email, ...paid })
      const place = { state: 'waiting', car_id: 'c', car_name: 'Corolla' }
      await (await table('waiting-shoppers')).insert({ tenant, email, ...place })
      await (await table('valuations')).insert({ tenant, lead_id: 'L-swap', rego: 'SWAP01' })
    }
    const all = JSON.parse((await send(await signedIn(north, email), 'export', null)).text)
    expect(all.payments).toMatchObject([{ reference: 'INV 9', cents: 500 }])
    expect(all.places_in_line).toMatchObject([{ car_name: 'Corolla' }])
    expect(all.trade_ins).toMatchObject([{ rego: 'SWAP01' }])
  })

  it('G4 exports everything, however much there is', async () => {
    const { north, south, signedIn, send, table } = input()
    const email = somebody()
    const many = Array.from({ length: 1010 }, (_, at) => `many-${at}`)
    for (const { tenant } of [north, south]) {
      const lead = (n: string) => ({
        tenant,
        email,
        person_email: email,
        message: n,
        lead_id: `L-${n}`,
        dedupe_key: n,
        state: 'new',
      })
      await (await table('leads')).insertAll(many.map(lead))
      const valuation = (n: string) => ({ tenant, lead_id: `L-${n}`, rego: n })
      await (await table('valuations')).insertAll(many.map(valuation))
      const place = (n: string) => ({ tenant, email, state: 'waiting', car_id: n, car_name: n })
      await (await table('waiting-shoppers')).insertAll(many.map(place))
    }
    const all = JSON.parse((await send(await signedIn(north, email), 'export', null)).text)
    expect(all.enquiries.map(({ message }: { message: string }) => message).sort()).toEqual([...many].sort())
    expect(all.trade_ins.map(({ rego }: { rego: string }) => rego).sort()).toEqual([...many].sort())
    expect(all.places_in_line).toHaveLength(many.length)
    for (const list of ['saved_searches', 'appointments', 'reservations', 'deals_not_sent', 'prizes'])
      expect([list, all[list]]).toEqual([list, []])
  })

  it('G4 is deleted with all that it is, and the dealer keeps the enquiry', async () => {
    const { north, south, signedIn, send, car, table } = input()
    const email = somebody()
    await leadOf(north.tenant, email, 'kept')
    const [at, elsewhere] = [await signedIn(north, email), await signedIn(south, email)]
    await send(at, 'save', { phone_number: '', car_id: await car(north, 'A1') })
    await send(at, 'alerts', { on: true })
    const id = (at.jar.get('shopper') ?? at.jar.get('__Host-shopper') ?? '').split('.')[0] ?? ''
    await (
      await table('reservations')
    ).insert({
      tenant: north.tenant,
      shopper_id: id,
      reservation_id: 'R1',
      car_id: 'c',
      hold_seq: 1,
      state: 'held',
    })
    expect((await send(at, 'erase', {})).status).toBe(422)
    const jar = new Map(at.jar)
    expect((await send(at, 'erase', { confirm: 'delete' })).status).toBe(200)
    expect((await send({ ...at, jar }, 'account', { name: 'x' })).status).toBe(401)
    for (const slug of ['shopper-logins', 'watchlist', 'saved-searches'])
      expect([slug, await (await table(slug)).find([['shopper_id', '=', id]])]).toEqual([slug, []])
    expect(await (await table('shoppers')).find([['id', '=', id]])).toEqual([])
    expect((await (await table('leads')).find([['person_email', '=', email]])).length).toBe(1)
    expect((await (await table('reservations')).find([['reservation_id', '=', 'R1']]))[0]).toMatchObject({
      shopper_id: null,
      state: 'held',
    })
    expect((await send(elsewhere, 'account', { name: 'x' })).status).toBe(200)
  })
}
