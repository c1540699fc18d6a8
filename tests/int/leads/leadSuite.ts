/** Enquiries from the call to the mail, on one database: SQLite without a url. */
import { randomUUID } from 'node:crypto'
import { StoreUnavailable } from '@/lib/storeHealth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MailMessage } from '@/integrations/mail'
import { openAlertWorld, type AlertDealer, type AlertWorld } from '../saved-searches/alertWorld'
import { exampleTests } from './exampleTests'
import { floodTests } from './floodTests'
import { sourceTests } from './sourceTests'
import { isSmoke } from '../../helpers/mongo'

const MINUTE = 60_000
let count = 0
const somebody = () => `lead${++count}@shopper.example`
/** Each test sends from its own IP address. */
const somewhere = () => `198.51.100.${++count}`

export function leadSuite(what: string, url: string | undefined): void {
  describe(`leads on ${what}`, () => {
    let world: AlertWorld
    let north: AlertDealer
    let south: AlertDealer
    let open: AlertDealer
    let calls: typeof import('@/app/api/leads/route')
    let proof: (host: string) => Promise<string>

    beforeAll(async () => {
      world = await openAlertWorld(url)
      calls = await import('@/app/api/leads/route')
      const { newChallenge } = await import('@/integrations/captcha')
      const { proofOf } = await import('../../helpers/captcha')
      proof = async (host) => proofOf(await newChallenge(host))
      const email = 'sales@dealer.example'
      north = await world.dealer('north', { email })
      south = await world.dealer('south', { email })
      open = await world.dealer('open', { email, forms: { captcha: false } })
      await south.push('SOUTH1')
      await world.settle()
    })
    afterAll(() => world.close())

    const post = async (at: AlertDealer, body: object | string, headers: Record<string, string> = {}) => {
      const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json'
      const response = await calls.POST(
        new Request('http://x/api/leads', {
          method: 'POST',
          headers: { 'x-forecourt-site': at.host, 'content-type': type, ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      )
      const text = await response.text()
      const answer: { lead_id?: string; receipt?: boolean } = text.startsWith('{') ? JSON.parse(text) : {}
      return { status: response.status, headers: response.headers, text, answer }
    }
    const lead = (more: object = {}) => ({
      form: 'enquiry',
      name: 'Ann Lee',
      email: somebody(),
      message: 'Is it there?',
      terms_conditions: true,
      ...more,
    })
    const rowsOf = async (email: string) => (await world.table('leads')).find([['person_email', '=', email]])
    const mails = async (): Promise<MailMessage[]> => {
      const { deliverOne } = await import('@/features/leads/deliveries.worker')
      const before = world.sent.length
      while (await deliverOne(world.port)) continue
      return world.sent.slice(before)
    }

    // faults: B1, B10
    it('L1 takes a lead with its proof, once, however often and however fast the proof is sent', async () => {
      const captcha = await proof(north.host)
      const bodies = Array.from({ length: 12 }, () => lead({ captcha }))
      const answers = await Promise.all(bodies.map((body) => post(north, body)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(11).fill(422)])
      const refused = answers.find(({ status }) => status === 422)
      expect(refused?.text).toContain('missing, too old or used. Please send it once more.')
      expect((await post(north, lead())).status).toBe(422)
      expect((await post(north, lead({ captcha: await proof(south.host) }))).status).toBe(422)
      expect((await post(open, lead())).status).toBe(201)
    })

    it.each([
      ['the store does not answer', new StoreUnavailable('the disk is full'), 503],
      ['a fault of our own', new Error('a slip'), 500],
    ])(
      'L14 gives the proof and the turn of a receipt back when the lead is not stored: %s',
      async (_, fault, status) => {
        const captcha = await proof(north.host)
        const body = { ...lead(), captcha }
        // As often as there are receipts: each turn is given back.
        const table = vi.spyOn(await world.table('leads'), 'insert').mockRejectedValue(fault)
        for (let n = 0; n < 3; n++) expect((await post(north, body)).status).toBe(status)
        expect(table).toHaveBeenCalledTimes(3)
        table.mockRestore()
        expect(await rowsOf(body.email)).toEqual([])
        const again = await post(north, body)
        expect([again.status, again.answer.receipt]).toEqual([201, true])
        expect((await post(north, lead({ captcha }))).status).toBe(422)
      },
    )

    // faults: B3
    it('L14 answers the same key with the same lead, at once or later, and refuses it for other words', async () => {
      const [key, captcha] = [{ 'idempotency-key': randomUUID() }, await proof(north.host)]
      const body = lead({ lead_attributes: { visited_pages: ['/a'] } })
      const twins = await Promise.all([1, 2, 3].map(() => post(north, { ...body, captcha }, key)))
      expect(twins.map(({ status }) => status)).toEqual([201, 201, 201])
      expect(new Set(twins.map(({ text }) => text)).size).toBe(1)
      expect((await post(north, { ...body, captcha: await proof(north.host) }, key)).text).toBe(
        twins[0]?.text,
      )
      const other = await post(north, { ...body, message: 'And the price?' }, key)
      expect([other.status, other.text]).toEqual([422, expect.stringContaining('another message')])
      expect(await rowsOf(body.email)).toHaveLength(1)
      const there = await post(open, body, key)
      expect([there.status, there.answer.lead_id === twins[0]?.answer.lead_id]).toEqual([201, false])
    })

    // faults: B1
    it('refuses a form on another site', async () => {
      const from = (headers: Record<string, string>) => post(open, lead(), headers)
      expect((await from({ origin: 'https://evil.example' })).status).toBe(403)
      expect((await from({ origin: 'null' })).status).toBe(403)
      expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
      expect((await from({ 'sec-fetch-site': 'same-site' })).status).toBe(403)
      const own = { origin: `https://${open.host}`, 'sec-fetch-site': 'same-origin' }
      expect((await from(own)).status).toBe(201)
    })

    // faults: B1
    if (isSmoke(url)) return
    it('L3 takes 20 of 200 posts of one address, to whomever they go, and names the phone', async () => {
      const flood = { 'x-forecourt-ip': somewhere() }
      const answers = await Promise.all(Array.from({ length: 200 }, () => post(open, lead(), flood)))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
      const refused = answers.find(({ status }) => status === 429)
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(500)
      expect(refused?.text).toContain('or call Dealer open on (07) 5550 0100.')
      expect((await post(open, lead(), { 'x-forecourt-ip': somewhere() })).status).toBe(201)
    })

    // faults: B1
    it('L11 mails three receipts to a recipient whom 200 posts name, and a sender has six turns in that name', async () => {
      await mails()
      const email = somebody()
      const flood = Array.from({ length: 200 }, (_, n) => {
        const tagged = n % 2 ? email : email.replace('@', `+${n}@`)
        return post(n % 3 ? open : north, lead({ email: tagged, message: `${n}`, captcha: undefined }), {
          'x-forecourt-ip': somewhere(),
        })
      })
      const taken = (await Promise.all(flood)).filter(({ status }) => status === 201)
      expect(taken).toHaveLength(133)
      expect(taken.filter(({ answer }) => answer.receipt)).toHaveLength(3)
      const sent = await mails()
      expect(sent.filter(({ to }) => to.address.endsWith('shopper.example'))).toHaveLength(3)
      expect(sent.filter(({ to }) => to.address === 'sales@dealer.example')).toHaveLength(133)
    })

    it('Q10 holds a text that comes again and again, mails no receipts for it, and takes people’s own words', async () => {
      const text = (n: number) =>
        `Win a holiday now! Number ${n}: go to https://win.example/${n} before it ends.`
      const flood = Array.from({ length: 200 }, (_, n) =>
        post(open, lead({ message: text(n) }), { 'x-forecourt-ip': somewhere() }),
      )
      const taken = await Promise.all(flood)
      expect(new Set(taken.map(({ status }) => status))).toEqual(new Set([201]))
      expect(taken.filter(({ answer }) => answer.receipt)).toHaveLength(60)
      const people = Array.from({ length: 20 }, () =>
        post(open, lead({ message: 'Is it still there?' }), { 'x-forecourt-ip': somewhere() }),
      )
      expect((await Promise.all(people)).every(({ answer }) => answer.receipt)).toBe(true)
    })

    it('Q10 files suspected spam for staff and mails nobody, and says so', async () => {
      await mails()
      const body = lead({ website: 'https://spam.example' })
      const taken = await post(open, body)
      expect([taken.status, taken.answer.receipt]).toEqual([201, false])
      expect(await rowsOf(body.email)).toMatchObject([{ state: 'spam', deliveries: [] }])
      expect(await mails()).toEqual([])
    })

    it('L2 refuses a category that is not one, and says so', async () => {
      const taken = await post(open, lead({ category: 'WIN A PRIZE' }))
      expect([taken.status, taken.text]).toEqual([422, expect.stringContaining('Choose what it is about.')])
    })

    it('L2 names no car of another dealer', async () => {
      const [car] = await (await world.table('cars')).find([['dealership_id', '=', south.dealership]])
      const body = lead({ car_id: String(car?.id) })
      expect((await post(open, body)).status).toBe(201)
      const [row] = await rowsOf(body.email)
      expect(row?.car_id ?? null).toBeNull()
      expect((await mails()).map(({ text }) => text).join()).not.toContain('HiLux')
      const own = lead({ car_id: String(car?.id), captcha: await proof(south.host) })
      await post(south, own)
      expect((await rowsOf(own.email))[0]?.car_id).toBe(car?.id)
      expect((await mails()).map(({ text }) => text).join()).toContain('HiLux')
    })

    it('L3 asks a browser without JavaScript for one more press, which a script cannot make at once', async () => {
      const body = new URLSearchParams({
        name: 'No Script',
        email: somebody(),
        message: 'Hi',
        form: 'enquiry',
      })
      const wrong = await post(north, body.toString())
      expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('<li>*You must agree')])
      body.set('terms_conditions', 'on')
      const step = await post(north, body.toString())
      expect([step.status, step.text]).toEqual([200, expect.stringContaining('One more step')])
      const confirm = `confirm=${/name="confirm" value="([^"]+)"/.exec(step.text)?.[1] ?? ''}`
      expect((await post(north, confirm)).text).toContain('One more step')
      expect(await rowsOf(body.get('email') ?? '')).toEqual([])
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3000 })
      try {
        expect((await post(south, confirm)).status).toBe(422)
        const taken = await post(north, confirm)
        expect([taken.status, taken.headers.get('location')]).toEqual([
          303,
          expect.stringMatching(/^\/success\?ref=L/),
        ])
        expect(await rowsOf(body.get('email') ?? '')).toMatchObject([{ name: 'No Script', message: 'Hi' }])
        vi.setSystemTime(Date.now() + 2 * MINUTE)
        const again = await post(north, confirm)
        expect([again.status, again.text]).toEqual([422, expect.stringContaining('sent already')])
      } finally {
        vi.useRealTimers()
      }
    })

    floodTests(() => ({ world, post, lead, mails }))
    exampleTests(() => ({
      world,
      open,
      post: (body) => post(open, body, { 'x-forwarded-for': somewhere() }),
    }))
    sourceTests(() => ({
      ...{ world, open },
      submit: (at, more) => post(at, lead(more), { 'x-forwarded-for': somewhere() }),
    }))
  })
}
