/** From the enquiry to everybody who gets it, while receivers fail and return. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AlertDealer } from '../saved-searches/alertWorld'
import { figureTests } from './figureTests'
import { DAY, MINUTE, openDeliveryWorld, somebody, type DeliveryWorld } from './deliveryWorld'
import { inFull } from '../../helpers/full'
import { isSmoke } from '../../helpers/mongo'

const LEADS = inFull(200, 40)
const TWINS = 500
const AT_ONCE = 50
const NO_PROOF = { forms: { captcha: false } }
const hookSchema = z.object({ type: z.literal('lead.created'), data: z.object({ lead_id: z.string() }) })

export function deliverySuite(what: string, url: string | undefined): void {
  describe(`deliveries on ${what}`, () => {
    let world: DeliveryWorld
    let serial = 0
    const dealer = (over: Parameters<DeliveryWorld['dealer']>[1] = {}): Promise<AlertDealer> =>
      world.dealer(`d${++serial}`, { email: `sales${serial}@dealer.example`, ...NO_PROOF, ...over })

    beforeAll(async () => {
      world = await openDeliveryWorld(url)
    })
    afterAll(() => world.close())
    beforeEach(async () => {
      Object.assign(world.down, { mail: false, sms: false, webhooks: null, tries: 0 })
      await world.pass(10 * MINUTE)
      for (const all of Object.values(world.got)) all.length = 0
    })

    figureTests(() => ({ world, dealer }))

    if (isSmoke(url)) return
    it(`L1 keeps ${LEADS} leads while mail and CRM are down for 30 minutes, and delivers each once within 5 minutes`, async () => {
      const at = await dealer()
      for (const kind of ['adf', 'webhook'] as const) await world.destination(at, kind)
      Object.assign(world.down, { mail: true, webhooks: 'silent', tries: 0 })
      const ids = new Set<string>()
      for (let n = 0; n < LEADS; n++) ids.add((await world.post(at, world.lead())).lead_id ?? '')
      await world.pass(30 * MINUTE)
      expect([ids.size, (await world.leadsOf(at)).length]).toEqual([LEADS, LEADS])
      // One at a time asks a receiver that does not answer, not each of 800.
      expect(world.down.tries).toBeLessThan(150)
      Object.assign(world.down, { mail: false, webhooks: null })
      await world.pass(5 * MINUTE)
      const keys = [...world.got.mails.map(({ key }) => key), ...world.got.hooks.map(({ key }) => key)]
      expect([keys.length, new Set(keys).size]).toEqual([4 * LEADS, 4 * LEADS])
      expect(new Set((await world.leadsOf(at)).map(({ delivery_state }) => delivery_state))).toEqual(
        new Set(['sent']),
      )
      const notified = world.got.hooks.map(({ body }) => hookSchema.parse(JSON.parse(body)).data.lead_id)
      expect(new Set(notified)).toEqual(ids)
    })

    it('L3 500 double presses are 500 leads, and 100 second questions 100 more', async () => {
      const at = await dealer()
      const press = () => {
        const [body, key] = [world.lead(), { 'idempotency-key': randomUUID() }]
        return [world.post(at, body, key), world.post(at, body, key)]
      }
      const answers = []
      // In groups: who waits longer than a person would for the first press is told so, and that is another test.
      for (let sent = 0; sent < TWINS; sent += AT_ONCE)
        answers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, press).flat())))
      expect(answers.filter(({ lead_id }) => !lead_id)).toEqual([])
      expect(new Set(answers.map(({ lead_id }) => lead_id)).size).toBe(TWINS)
      expect((await world.leadsOf(at)).length).toBe(TWINS)
      // Without a key, and within the same minute: another offer is another lead.
      const again = await dealer({ features: { makeOffer: true } })
      const offers = Array.from({ length: 5 }, (_, n) =>
        world.lead({ form: 'offer', email: 'one@shopper.example', offer_from_client: 30_000 + n }),
      )
      for (const body of offers)
        for (let press = 0; press < 2; press++) expect((await world.post(again, body)).status).toBe(201)
      expect((await world.leadsOf(again)).length).toBe(5)
    })

    it('B5 shows what was not delivered in three days, and sends it again once, under the same key', async () => {
      const { resendLead } = await import('@/features/leads/resend')
      const at = await dealer()
      await world.destination(at, 'webhook')
      world.down.webhooks = 'refuses'
      const { lead_id } = await world.post(at, world.lead())
      await world.pass()
      expect(await world.rowOf(lead_id)).toMatchObject({ delivery_state: 'pending', delivery_attempts: 1 })
      await world.pass(4 * DAY, 60 * MINUTE)
      const row = await world.rowOf(lead_id)
      expect(row).toMatchObject({ delivery_state: 'failed' })
      expect(JSON.stringify(row.deliveries)).toContain('crm.example answered 400')
      expect(JSON.stringify(row.deliveries)).not.toContain('whsec_')
      world.down.webhooks = null
      const presses = await Promise.all([1, 2, 3].map(() => resendLead(String(row.id))))
      expect(presses.sort()).toEqual([0, 0, 1])
      await world.pass(MINUTE)
      expect(world.got.hooks.map(({ key }) => key)).toEqual([expect.stringMatching(`^${lead_id}-webhook-`)])
      expect(await world.rowOf(lead_id)).toMatchObject({ delivery_state: 'sent' })
    })

    it('I8 switches a webhook off that answers 410, and says why', async () => {
      const at = await dealer()
      const id = await world.destination(at, 'webhook')
      world.down.webhooks = 'gone'
      const { lead_id } = await world.post(at, world.lead())
      await world.pass()
      expect(await world.rowOf(lead_id)).toMatchObject({ delivery_state: 'failed' })
      const [row] = await (await world.table('lead-destinations')).find([['id', '=', id ?? '']])
      expect(row).toMatchObject({ enabled: false, off_reason: expect.stringContaining('410') })
      world.down.webhooks = null
      await world.post(at, world.lead())
      await world.pass()
      expect(world.got.hooks).toEqual([])
    })

    it('I8 sends a system what it missed while it was off, in its order, once, and nothing of another dealer', async () => {
      const { missedBy, sendMissed } = await import('@/features/leads/missed')
      const { destinationSchema } = await import('@/features/leads/destinations')
      const [at, other] = [await dealer(), await dealer()]
      const id = (await world.destination(at, 'webhook')) ?? ''
      const all = [await world.post(at, world.lead())]
      await world.pass()
      expect(world.got.hooks).toHaveLength(1)
      world.down.webhooks = 'gone'
      all.push(await world.post(at, world.lead()))
      await world.pass()
      world.down.webhooks = null
      for (let n = 0; n < 6; n++) all.push(await world.post(at, world.lead()))
      await world.post(other, world.lead())
      await world.post(at, world.lead({ website: 'https://spam.example' }))
      await world.pass()
      const destinations = await world.table('lead-destinations')
      await destinations.update([['id', '=', id]], { enabled: true })
      const [row] = await destinations.find([['id', '=', id]])
      const to = destinationSchema.parse(row)
      expect(await missedBy(at.tenant, to, Date.now() + DAY)).toEqual([])
      expect(await missedBy(at.tenant, to, 0)).toHaveLength(7)
      const presses = await Promise.all([1, 2].map(() => sendMissed(at.tenant, to, 0, world.clock.now)))
      expect(presses.reduce((sum, sent) => sum + sent, 0)).toBe(7)
      await world.pass(MINUTE)
      const notified = world.got.hooks.map(({ body }) => hookSchema.parse(JSON.parse(body)).data.lead_id)
      expect(notified).toEqual(all.map(({ lead_id }) => lead_id))
      expect(await sendMissed(at.tenant, to, 0)).toBe(0)
    })

    it('B4 L9 tells the people of category and dealer, and nobody of another dealer', async () => {
      const [at, other] = [await dealer(), await dealer()]
      await world.destination(at, 'mail', { email: 'drives@dealer.example', categories: ['Test Drive'] })
      await world.destination(other, 'mail', { email: 'other@dealer.example' })
      await world.post(at, world.lead({ form: 'test-drive' }))
      await world.post(at, world.lead())
      await world.post(other, world.lead())
      await world.pass()
      const to = world.got.mails
        .map((mail) => mail.to.address)
        .filter((address) => address.endsWith('dealer.example'))
      expect(to.sort()).toEqual([
        'drives@dealer.example',
        'other@dealer.example',
        `sales${serial - 1}@dealer.example`,
      ])
    })

    it('Q10 holds suspected spam, says nothing untrue, and a release delivers once', async () => {
      const { releaseLead } = await import('@/features/leads/release')
      const at = await dealer()
      await world.destination(at, 'webhook')
      const body = world.lead({ website: 'https://x.example' })
      const key = { 'idempotency-key': randomUUID() }
      const first = await world.post(at, body, key)
      expect([first.status, first.receipt]).toEqual([201, false])
      await world.pass(MINUTE)
      expect([world.got.mails, world.got.hooks]).toEqual([[], []])
      const { id, state } = await world.rowOf(first.lead_id)
      expect(state).toBe('spam')
      const by = { id: 'u1', name: 'Sam' }
      const presses = await Promise.all([1, 2, 3].map(() => releaseLead(String(id), by)))
      expect(presses.sort()).toEqual(['known', 'known', 'released'])
      await world.pass(MINUTE)
      expect([world.got.mails.length, world.got.hooks.length]).toEqual([2, 1])
      expect(await world.rowOf(first.lead_id)).toMatchObject({
        state: 'new',
        suspected: false,
        delivery_state: 'sent',
      })
      // The same bytes as before the release.
      expect(await world.post(at, body, key)).toEqual(first)
    })

    it('L12 one person twice is one cluster with two events, told by e-mail or phone, at each dealer alone', async () => {
      const [at, other] = [await dealer(), await dealer()]
      const email = somebody()
      const first = await world.post(at, world.lead({ email, phone: '0412 345 678' }))
      const second = await world.post(
        at,
        world.lead({ email: email.toUpperCase(), message: 'And the price?' }),
      )
      const third = await world.post(at, world.lead({ phone: '+61 412 345 678', message: 'Hello?' }))
      const foreign = await world.post(other, world.lead({ email }))
      const clusters = await Promise.all(
        [first, second, third, foreign].map(async ({ lead_id }) => (await world.rowOf(lead_id)).cluster_id),
      )
      expect(clusters).toEqual([first.lead_id, first.lead_id, first.lead_id, foreign.lead_id])
      const [one, two] = await Promise.all(
        [1, 2].map((n) => world.post(other, world.lead({ email: 'both@shopper.example', message: `${n}` }))),
      )
      expect((await world.rowOf(one?.lead_id)).cluster_id).toBe((await world.rowOf(two?.lead_id)).cluster_id)
    })

    it('L11 sends a receipt by SMS once an hour to a mobile of Australia or New Zealand, where the dealer does so', async () => {
      const texting = { forms: { captcha: false, smsReceipts: true } }
      const [at, silent] = [await dealer(texting), await dealer()]
      const { lead_id } = await world.post(at, world.lead({ phone: '0411 111 222' }))
      await world.post(at, world.lead({ phone: '+61 411 111 222', message: 'Again' }))
      await world.post(at, world.lead({ phone: '(07) 5550 0100' }))
      await world.post(at, world.lead({ phone: '+44 7400 123456' }))
      await world.post(silent, world.lead({ phone: '0411 111 333' }))
      await world.pass()
      expect(world.got.texts.map(({ to, text }) => [to, text.includes(lead_id ?? '-')])).toEqual([
        ['+61411111222', true],
      ])
    })

    it('L1 L13 stores what the shopper visited and agreed to', async () => {
      const at = await dealer()
      const lead_attributes = {
        visited_pages: ['/search', '/cars/x'],
        linked_query_params: { utm_source: 'mail' },
      }
      const { lead_id } = await world.post(
        at,
        world.lead({ lead_attributes, opt_in: true, url: 'https://a.example/cars/x' }),
      )
      expect(await world.rowOf(lead_id)).toMatchObject({
        lead_attributes,
        consent: {
          marketing: true,
          default_ticked: false,
          channel: 'website form',
          page: 'https://a.example/cars/x',
          marketing_text: expect.stringContaining('news and offers'),
          version: '2026-11',
        },
      })
    })
  })
}
