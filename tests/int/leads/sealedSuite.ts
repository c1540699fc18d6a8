/** What leads hold of a person is sealed in the store and plain for everybody who may read it. */
// product: Q9
import { SECRET_OF_BEFORE } from './secretOfBefore'
import type { Where } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UNREADABLE } from '@/core/person/sealedLeads'
import { inboxState } from '@/features/leads/inbox.rules'
import type { AlertDealer } from '../saved-searches/alertWorld'
import { openDeliveryWorld, type DeliveryWorld } from './deliveryWorld'
import { resealTests } from './resealTests'
import { rawStore } from './sealedRaw'

const ANA = {
  name: 'Anastasia',
  last_name: 'Quistenholm',
  email: 'ana.quist@shopper.example',
  phone: '0412 777 888',
  postcode: '4217',
  message: 'Gearbox of the Landcruiser whines',
  url: '/cars/x?who=anastasia-quistenholm',
}
const REPORTED = [
  ANA.name,
  ANA.last_name,
  'ana.quist',
  '0412 777 888',
  '412777888',
  'Gearbox',
  'anastasia-quist',
]

export function sealedSuite(what: string, url: string | undefined): void {
  describe(`Q9 sealed leads on ${what}`, () => {
    let world: DeliveryWorld
    let north: AlertDealer
    let south: AlertDealer
    let raw: Awaited<ReturnType<typeof rawStore>>
    const post = async (at: AlertDealer, more: object = {}) =>
      (await world.post(at, { ...world.lead(), ...ANA, ...more })).lead_id
    const found = async (at: AlertDealer, search: string) => {
      const { inboxWhere } = await import('@/admin/leads/inbox/where')
      const where = inboxWhere(inboxState({ view: 'all', search }), '', 'Australia/Brisbane', new Date())
      const { docs } = await raw.db.find({
        collection: 'leads',
        where: { and: [{ tenant: { equals: at.tenant } }, where] },
        overrideAccess: true,
        limit: 100,
        depth: 0,
      })
      return docs.map(({ lead_id }) => lead_id)
    }

    beforeAll(async () => {
      world = await openDeliveryWorld(url)
      const email = 'sales@dealer.example'
      north = await world.dealer('north', { email, forms: { captcha: false } })
      south = await world.dealer('south', { email, forms: { captcha: false } })
      await world.destination(north, 'webhook')
      await world.destination(north, 'adf')
      raw = await rawStore()
    })
    afterAll(() => world.close())

    it('no byte of the store tells who it is, before and after the mails', async () => {
      const lead_id = await post(north)
      await world.pass()
      expect(world.got.mails.map(({ text }) => text).join()).toContain(ANA.message)
      expect(world.got.hooks.map(({ body }) => body).join()).toContain(ANA.email)
      const bytes = await raw.bytes()
      expect(bytes).toContain(lead_id)
      for (const notified of REPORTED) expect([notified, bytes.includes(notified)]).toEqual([notified, false])
    })

    it('its readers get it as it was told: tables, Payload, the API, the copy for the person', async () => {
      const lead_id = await post(north)
      expect(await world.rowOf(lead_id)).toMatchObject({ ...ANA, fields: { email: ANA.email } })
      const { docs } = await raw.db.find({
        collection: 'leads',
        where: { lead_id: { equals: lead_id } },
        overrideAccess: true,
      })
      expect(docs).toMatchObject([{ ...ANA, facts: { name: `${ANA.name} ${ANA.last_name}` } }])
      expect(docs[0]).not.toHaveProperty('find_words')
      const { pageOfLeads } = await import('@/features/leads/pageOfLeads')
      const { leadView } = await import('@/features/leads/leadView')
      const page = await pageOfLeads({ tenantId: north.tenant, dealerships: [], limit: 100 })
      expect(page.map((row) => leadView(row)).find((one) => one.lead_id === lead_id)).toMatchObject(ANA)
      const { findPerson } = await import('@/features/privacy/person')
      const requested = { country: 'AU', email: '', phone: '+61 412 777 888' } as const
      const own = await findPerson({ ...requested, tenant: north.tenant })
      expect(own.flatMap(({ rows }) => rows)).toContainEqual(expect.objectContaining({ lead_id, ...ANA }))
      expect(await findPerson({ ...requested, tenant: south.tenant })).toEqual([])
    })

    it('is found by the beginning of a word and by a number, of its own dealer alone', async () => {
      const lead_id = await post(south, { email: 'Zed@other.example', name: 'Zedekiah', last_name: 'Wu' })
      for (const search of [
        'zed',
        'Wu zede',
        'zed@oth',
        '0412777',
        '+61 412 777 888',
        'landcr',
        lead_id ?? '',
      ])
        expect([search, await found(south, search)]).toEqual([search, [lead_id]])
      for (const search of ['zed', 'edekiah', 'zed@oth']) expect(await found(north, search)).toEqual([])
      expect(await found(south, 'zed mower')).toEqual([])
    })

    it('a filter through Payload finds it: an address exactly, a name and a number by their beginning', async () => {
      const own = await post(north, { email: 'exact.match@shopper.example', last_name: 'Zwettler' })
      const by = async (where: Where, at = north) => {
        const all = { and: [{ tenant: { equals: at.tenant } }, where] }
        const query = { collection: 'leads', where: all, overrideAccess: true } as const
        const { docs } = await raw.db.find({ ...query, depth: 0 })
        expect((await raw.db.count(query)).totalDocs).toBe(docs.length)
        return docs.map(({ lead_id }) => lead_id)
      }
      expect(await by({ email: { equals: 'Exact.Match@shopper.example' } })).toEqual([own])
      expect(await by({ email: { equals: 'exact.match@shopper.exampl' } })).toEqual([])
      expect(await by({ last_name: { contains: 'zwet' } })).toEqual([own])
      expect(
        await by({ or: [{ last_name: { equals: 'Nobody' } }, { last_name: { like: 'Zwettler' } }] }),
      ).toEqual([own])
      expect(await by({ phone: { equals: '+61 412 777 888' } })).toContain(own)
      // Letters that a sealed text has by chance find nobody.
      expect(await by({ message: { contains: 'a' } })).toEqual([])
      expect(await by({ message: { contains: 'qv' } })).toEqual([])
      expect(await by({ email: { equals: 'exact.match@shopper.example' } }, south)).toEqual([])
    })

    it('one person’s leads share a cluster at one dealer', async () => {
      const person = { email: 'same@shopper.example', phone: '' }
      const ids = [await post(north, person), await post(north, { ...person, email: 'SAME@shopper.example' })]
      const [one, two] = await Promise.all(ids.map(world.rowOf))
      const other = await world.rowOf(await post(south, person))
      expect(one?.cluster_id).toBe(two?.cluster_id)
      expect(other.cluster_id).not.toBe(one?.cluster_id)
      expect(one?.person_email).toBe(two?.person_email)
      expect(JSON.stringify(one?.person_email)).not.toContain('same')
    })

    it('a save by hand writes what it changes, sealed, and leaves the rest as it is stored', async () => {
      const lead_id = await post(north, { email: 'save@shopper.example' })
      const before = await raw.rowOf(lead_id)
      const id = String(before.id)
      const own = { collection: 'leads', id, overrideAccess: true } as const
      expect(await raw.db.update({ ...own, data: { state: 'won' } })).toMatchObject({
        ...ANA,
        email: 'save@shopper.example',
      })
      const { state: _s, updatedAt: _u, ...rest } = before
      expect(await raw.rowOf(lead_id)).toMatchObject(rest)
      await raw.db.update({ ...own, data: { name: 'Renamed', notes: 'Rang twice' } })
      const after = await raw.rowOf(lead_id)
      expect([after.email, after.facts]).toEqual([before.email, before.facts])
      expect(JSON.stringify(after)).not.toMatch(/Renamed|Rang/)
      expect(await found(north, 'renam')).toEqual([lead_id])
      expect((await world.rowOf(lead_id)).notes).toBe('Rang twice')
    })

    it('what was changed in the store, or is another lead’s, says so, is not sent and is not written over', async () => {
      const [one, two] = [
        await post(north, { email: 'one@shopper.example' }),
        await post(north, { email: 'two@shopper.example' }),
      ]
      const [first, second] = [await raw.rowOf(one), await raw.rowOf(two)]
      const flipped = String(first.facts).replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A'))
      await raw.plain.update([['lead_id', '=', one ?? '']], { name: second.name, facts: flipped })
      const { docs } = await raw.db.find({
        collection: 'leads',
        limit: 100,
        overrideAccess: true,
        sort: '-createdAt',
      })
      const shown = docs.find(({ lead_id }) => lead_id === one)
      expect([shown?.name, shown?.facts, shown?.email]).toEqual([UNREADABLE, null, 'one@shopper.example'])
      expect(docs.find(({ lead_id }) => lead_id === two)?.name).toBe(ANA.name)
      const mailed = world.got.mails.length
      // The first round stops at it; the next ones go on with the others.
      await world.pass().catch(() => undefined)
      await world.pass()
      const notified = JSON.stringify(world.got.mails.slice(mailed))
      expect([notified.includes('one@shopper'), notified.includes('two@shopper')]).toEqual([false, true])
      await raw.db.update({
        collection: 'leads',
        id: String(first.id),
        data: { state: 'lost' },
        overrideAccess: true,
      })
      const left = await raw.rowOf(one)
      expect([left.state, left.name, left.facts]).toEqual(['lost', second.name, flipped])
      const { changeLead } = await import('@/features/leads/leaseLead')
      await raw.plain.update([['lead_id', '=', one ?? '']], { delivery_lease_until: 0 })
      await expect(changeLead(String(first.id), () => ({ set: { facts: {} }, result: 1 }))).rejects.toThrow(
        'cannot be read',
      )
      await raw.plain.delete([['lead_id', '=', one ?? '']])
    })

    it('an erased person is in no byte of the row, and is not kept for longer', async () => {
      const lead_id = await post(south, { email: 'gone@shopper.example', phone: '0412 999 000' })
      const { findPerson } = await import('@/features/privacy/person')
      const { erasePerson } = await import('@/features/privacy/erase')
      const { retain } = await import('@/features/privacy/retention')
      const counts = async () => {
        const [done] = await retain({ dry: true, tenant: 'south', now: new Date('2036-01-01') })
        return done?.counts.find((count) => count.endsWith('leads') || count.endsWith('lead'))
      }
      const before = Number.parseInt((await counts()) ?? '', 10)
      const email = 'gone@shopper.example'
      await erasePerson(await findPerson({ tenant: south.tenant, country: 'AU', email, phone: '' }))
      expect(await raw.rowOf(lead_id)).toMatchObject({
        name: 'Erased',
        email: null,
        person_email: null,
        find_words: null,
      })
      expect(Number.parseInt((await counts()) ?? '0', 10)).toBe(before - 1)
    })

    resealTests(() => ({ ...{ world, north, raw, secret: SECRET_OF_BEFORE }, post, found }))

    it('no query looks for a sealed value, and none is written without its row', async () => {
      const leads = await world.table('leads')
      await expect(leads.find([['email', '=', ANA.email]])).rejects.toThrow('leads.email is sealed')
      await expect(leads.find([], { sort: [['name', 'asc']] })).rejects.toThrow('leads.name is sealed')
      await expect(leads.update([['tenant', '=', north.tenant]], { notes: 'x' })).rejects.toThrow('by id')
      await expect(leads.update([['id', '=', 'x']], { name: 'x' })).rejects.toThrow('write them all')
    })
  })
}
