/** The trade-in journey from the lead to the accepted range, on one database: SQLite without a url. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Dealer } from '../../helpers/dealers'
import { answeredLeadTest } from './answeredLeadTest'
import { photosTest } from './photosTest'
import { rivalTest } from './rivalTest'
import { openTradeWorld, person, type TradeWorld } from './tradeWorld'
import { isSmoke } from '../../helpers/mongo'

const CONDITION = { exterior: 'marks', tyres: 'good', history: 'full', claim: 'no', keys: 'two' }
const ANSWERS = { ...CONDITION, finance_owing: 'Yes', payout: '6,400', lender: 'A Bank', note: 'One owner' }
const YEAR = new Date().getUTCFullYear() - 4

export function tradeSuite(what: string, url: string | undefined): void {
  describe(`trade-ins on ${what}`, () => {
    let world: TradeWorld
    let north: Dealer
    let south: Dealer
    let off: Dealer

    beforeAll(async () => {
      world = await openTradeWorld(url)
      north = await world.dealer('north', { features: { autogauge: true } })
      south = await world.dealer('south')
      off = await world.dealer('off', { features: { tradeIn: false } })
      // As feeds write one make.
      for (const [make, price] of Object.entries({ Mazda: 30_000, MAZDA: 31_000, mazda: 32_000 }))
        await world.makeCar(world.db, south, { make, model: 'CX-5', year: YEAR, km: 60_000, price })
    })
    afterAll(() => world.close())

    const begin = async (more: object = {}, at = north) => {
      const lead = { ...world.lead(), trade_year: String(YEAR), ...more }
      const taken = await world.post(world.calls.leads, at, lead)
      expect(taken.status).toBe(201)
      return { id: String(taken.body.lead_id), email: lead.email }
    }
    const value = (id: string, answers: object = ANSWERS, at = north) =>
      world.post(world.calls.value, at, { id, adjustmentAnswers: answers })
    const accept = (id: string, more: object = {}, at = north) =>
      world.post(world.calls.accept, at, { id, ...more })
    const leadOf = async (id: string) => (await world.rowsOf('leads', id))[0]

    it('Q9 the link of a person who was erased leads nowhere, and takes nothing in again', async () => {
      const { id, email } = await begin()
      await value(id)
      const { findPerson } = await import('@/features/privacy/person')
      const { erasePerson } = await import('@/features/privacy/erase')
      await erasePerson(await findPerson({ tenant: north.tenant, country: 'AU', email, phone: '' }))
      expect((await value(id)).status).toBe(404)
      expect((await accept(id)).status).toBe(404)
      const [row] = await world.rowsOf('valuations', id)
      expect(row).toMatchObject({ adjustmentAnswers: null })
    })

    it('R1 R3: lead, valuation with answers, plate, accepted range', async () => {
      const { id } = await begin()
      expect(await leadOf(id)).toMatchObject({
        category: 'Trade-in',
        trade: { make: 'mazda', model: 'cx-5', year: YEAR, km: 60_000 },
      })
      const valued = await value(id)
      expect(valued.status).toBe(200)
      const estimate = valued.body.estimate
      expect(estimate).toMatchObject({ good_until: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) })
      expect(JSON.stringify(estimate)).toContain('3 similar cars')
      expect(JSON.stringify(estimate)).not.toMatch(/south/i)

      const done = await accept(id, { rego: '482 kxj', regoState: 'qld' })
      expect(done).toMatchObject({
        status: 200,
        body: { lead_id: id, form_completed: true, offer_accepted: true, event_id: 18 },
      })
      const lead = await leadOf(id)
      expect(lead).toMatchObject({
        subcategory: '3. Offer Accepted',
        form_completed: true,
        offer_accepted: true,
        event: { event_id: 18 },
        trade: { rego: '482KXJ', regoState: 'QLD', offer_accepted: true },
      })
      const notified = JSON.stringify(lead?.facts)
      for (const words of ['Guide range', 'good until', 'About $6,400', 'A Bank', 'One owner', 'Not checked'])
        expect(notified).toContain(words)
    })

    if (isSmoke(url)) return
    it('R1: a repeated acceptance changes nothing, and tells the same', async () => {
      const { id } = await begin()
      await value(id)
      const [first, second] = await Promise.all([accept(id), accept(id)])
      const later = await accept(id)
      expect([first.status, second.status, later.status].sort()).toEqual([200, 200, 200])
      expect(later.body).toEqual(first.body)
      const deliveries = JSON.stringify((await leadOf(id))?.deliveries)
      expect(deliveries.split('notice-completed')).toHaveLength(2)
      expect((await value(id)).status).toBe(409)
    })

    rivalTest(() => ({ world, at: north, begin, value }))
    answeredLeadTest(() => ({
      world,
      at: north,
      others: [south, off],
      answers: ANSWERS,
      begin,
      value,
      accept,
    }))

    it('R3: the shopper gets the range by mail with what it assumes, and nothing typed', async () => {
      const { id, email } = await begin()
      await value(id)
      await accept(id)
      const mails = await world.mails()
      const receipts = mails.filter(({ to }) => to.address === email).map(({ text }) => text)
      expect(receipts.at(-1)).toMatch(/Your guide range: \$[\d,]+ to \$[\d,]+, good until/)
      expect(receipts.at(-1)).toContain('\nTyres: Good')
      expect(receipts.join()).not.toContain('One owner')
    })

    it.each([
      [{ trade_year: String(YEAR - 4) }, 'age'],
      [{ km: '100,001' }, 'km'],
      [{ trade_model: 'Nobody has one' }, 'few'],
      [{ trade_make: '', trade_model: '' }, 'unknown'],
    ])('R1: %j gets no estimate, and its lead is there', async (more, reason) => {
      const { id } = await begin(more)
      const valued = await value(id)
      expect(valued.body).toMatchObject({ estimate: null, reason, message: expect.any(String) })
      expect(await accept(id)).toMatchObject({
        status: 200,
        body: { form_completed: true, offer_accepted: false },
      })
      const lead = await leadOf(id)
      expect(lead?.subcategory).not.toBe('3. Offer Accepted')
      expect(lead?.event).not.toMatchObject({ event_id: 18 })
    })

    it('R2: answers that are missing or wrong are one sentence each', async () => {
      const { id } = await begin()
      const refused = await value(id, { ...ANSWERS, tyres: 'bald', payout: 'lots' })
      expect(refused.status).toBe(422)
      expect(refused.body).toMatchObject({ errors: [{ path: 'tyres' }, { path: 'payout' }] })
    })

    it('N6: a plain form goes from step to step', async () => {
      const lead = new URLSearchParams({ ...world.lead(), trade_year: String(YEAR) }).toString()
      const first = await world.post(world.calls.leads, north, lead)
      expect(first.location).toMatch(/^\/valuations\/range\?id=L/)
      const id = first.location?.split('=')[1] ?? ''
      const second = await world.post(
        world.calls.value,
        north,
        new URLSearchParams({ id, ...ANSWERS }).toString(),
      )
      expect(second).toMatchObject({ status: 303, location: `/valuations/range?id=${id}` })
      const last = await world.post(world.calls.accept, north, `id=${id}&rego=&regoState=QLD`)
      expect(last).toMatchObject({ status: 303, location: `/valuations/done?id=${id}` })
    })

    it('another dealer, and a dealer without trade-ins, know nothing of it', async () => {
      const { id } = await begin()
      await value(id)
      const before = await world.rowsOf('valuations', id)
      for (const at of [south, off]) {
        const none = await value('L22222222', ANSWERS, at)
        expect(none.status).toBe(404)
        expect((await value(id, { ...ANSWERS, keys: 'one' }, at)).text).toBe(none.text)
        expect((await accept(id, {}, at)).status).toBe(404)
        expect((await world.photos(at, id, [await world.picture()])).status).toBe(404)
      }
      expect(await world.rowsOf('valuations', id)).toEqual(before)
      const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
      expect((await world.post(world.calls.value, north, { id }, elsewhere)).status).toBe(403)
      expect((await world.get(world.calls.rego, north, 'rego=A1&regoState=QLD', elsewhere)).status).toBe(403)
    })

    photosTest(() => ({ world, at: north, begin, accept }))

    it('R4: without a register the call says so, and the plate is checked first', async () => {
      const requested = await world.get(world.calls.rego, north, 'rego=482+kxj&regoState=qld')
      expect(requested).toMatchObject({
        status: 200,
        body: { available: false, rego: '482KXJ', regoState: 'QLD', car: null },
      })
      expect((await world.get(world.calls.rego, north, 'rego=&regoState=QLD')).status).toBe(422)
      expect((await world.get(world.calls.rego, off, 'rego=A1&regoState=QLD')).status).toBe(404)
    })

    it('R1: a dealer with its own script has its result stored for staff', async () => {
      const { id } = await begin()
      const body = { column_name: 'valuation', id, price: 21_000 }
      expect((await world.post(world.calls.misc, north, body)).body).toEqual({ success: true })
      expect(await world.rowsOf('valuations', id)).toMatchObject([{ saved: { price: 21_000 } }])
      const other = { ...body, column_name: 'password' }
      expect((await world.post(world.calls.misc, north, other)).status).toBe(422)
      expect((await world.post(world.calls.misc, south, body)).status).toBe(404)
    })

    it('L3 takes 60 steps of one address in ten minutes, then names the wait and the phone', async () => {
      const from = { 'x-forecourt-ip': '198.51.100.77' }
      const tries = Array.from({ length: 70 }, () =>
        world.post(world.calls.value, north, { id: 'L22222222' }, from),
      )
      const answers = await Promise.all(tries)
      expect(answers.filter(({ status }) => status === 404)).toHaveLength(60)
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused).toHaveLength(10)
      expect(refused[0]?.text).toMatch(
        /Please wait \d+ minutes and send it again, or call Dealer north on \(07\)/,
      )
    })

    it('a lead of another kind, or of long ago, begins no journey', async () => {
      const general = { form: 'general', category: 'General Enquiry', message: 'Hello', ...person() }
      const sent = await world.post(world.calls.leads, north, { ...general, terms_conditions: true })
      expect(sent.status).toBe(201)
      expect((await value(String(sent.body.lead_id))).status).toBe(404)
      const { id } = await begin()
      await world.age(id, 31)
      expect((await value(id)).status).toBe(404)
      expect((await value(randomUUID())).status).toBe(404)
    })
  })
}
