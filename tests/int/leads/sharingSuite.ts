/** Leads of two dealers, shared out by rules between people who are there, away, or of the other dealer. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AlertDealer } from '../alerts/alertWorld'
import { openDeliveryWorld, type DeliveryWorld } from './deliveryWorld'

const MINUTE = 60_000
const keysSchema = z.array(z.object({ key: z.string() }))

export function sharingSuite(what: string, url: string | undefined): void {
  describe(`sharing out leads on ${what}`, () => {
    let world: DeliveryWorld
    let serial = 0
    beforeAll(async () => {
      world = await openDeliveryWorld(url)
    })
    afterAll(() => world.close())

    const dealer = () => world.dealer(`s${++serial}`, { forms: { captcha: false } })
    const db = async () => (await import('@/db/payload')).getDb()
    const staff = async (at: AlertDealer, name: string) => {
      const { id } = await (
        await db()
      ).create({
        collection: 'users',
        data: {
          name,
          email: `${name.toLowerCase()}${++serial}@staff.example`,
          password: 'correct horse battery',
          role: 'dealer_admin',
          tenants: [at.tenant],
        },
        overrideAccess: true,
      })
      return id
    }
    const ruleOf = async (at: AlertDealer, people: string[], more: object = {}) =>
      (await db()).create({
        collection: 'lead-rules',
        data: { tenant: at.tenant, title: 'Everything', people, position: 1, enabled: true, ...more },
        overrideAccess: true,
      })
    const leave = async (at: AlertDealer, person: string) =>
      (await db()).create({
        collection: 'absences',
        data: {
          tenant: at.tenant,
          person,
          first_day: new Date(Date.now() - 2 * 1440 * MINUTE).toISOString(),
          last_day: new Date(Date.now() + 2 * 1440 * MINUTE).toISOString(),
        },
        overrideAccess: true,
      })
    const has = async (at: AlertDealer) => {
      const counts = new Map<unknown, number>()
      for (const { assigned_to } of await world.leadsOf(at))
        counts.set(assigned_to ?? null, (counts.get(assigned_to ?? null) ?? 0) + 1)
      return counts
    }

    /** Who was mailed that the lead is theirs, in the order in which they were. */
    const told = async (leadId: string | undefined): Promise<string[]> =>
      keysSchema
        .parse((await world.rowOf(leadId)).deliveries)
        .flatMap(({ key }) => key.split('-given-')[1] ?? [])
    const byTurn = (first: unknown) => (a: string, b: string) => Number(b === first) - Number(a === first)

    it('B3 mails the person whom a rule gave the lead, once, and nobody who gets it anyway', async () => {
      const at = await dealer()
      const [ana, ben] = [await staff(at, 'Ana'), await staff(at, 'Ben')]
      const { email } = await (await db()).findByID({ collection: 'users', id: ben, overrideAccess: true })
      await (
        await db()
      ).create({
        collection: 'lead-destinations',
        data: { tenant: at.tenant, name: 'Ben', kind: 'mail', email, enabled: true },
        overrideAccess: true,
      })
      await ruleOf(at, [ana, ben])
      const leads = [await world.post(at, world.lead()), await world.post(at, world.lead())]
      const mailed = await Promise.all(
        leads.map(
          async ({ lead_id }) => [(await world.rowOf(lead_id)).assigned_to, await told(lead_id)] as const,
        ),
      )
      expect(new Map(mailed)).toEqual(
        new Map([
          [ana, [ana]],
          [ben, []],
        ]),
      )
    })

    it('B3 gives a job application to its own person, whichever form it came by, and other questions to another', async () => {
      const at = await dealer()
      const [boss, ben] = [await staff(at, 'Boss'), await staff(at, 'Ben')]
      await ruleOf(at, [boss], { categories: ['Careers Enquiry'] })
      await ruleOf(at, [ben], { categories: ['General Enquiry'], position: 2 })
      const asks: [object, string][] = [
        [{ form: 'careers' }, boss],
        [{ form: 'general', category: 'Careers Enquiry' }, boss],
        [{ form: 'general', category: 'General Enquiry' }, ben],
      ]
      for (const [more, person] of asks) {
        const { lead_id } = await world.post(at, world.lead(more))
        expect(await world.rowOf(lead_id)).toMatchObject({
          category: 'General Enquiry',
          assigned_to: person,
        })
      }
    })

    it('B3 leaves every lead with nobody where a dealer has no rule, and keeps to its own dealer', async () => {
      const [at, other] = [await dealer(), await dealer()]
      await ruleOf(other, [await staff(other, 'Olga')])
      await world.post(at, world.lead())
      const [row] = await world.leadsOf(at)
      expect([row?.assigned_to ?? null, row?.again_at ?? null]).toEqual([null, null])
    })

    it('B3 gives 9 leads to three people, 3 each, and none to one who is on leave, has left, or is of another dealer', async () => {
      const [at, other] = [await dealer(), await dealer()]
      const people = [await staff(at, 'Ana'), await staff(at, 'Ben'), await staff(at, 'Cleo')]
      const [away, left, stranger] = [
        await staff(at, 'Dan'),
        await staff(at, 'Eve'),
        await staff(other, 'Olga'),
      ]
      await leave(at, away)
      await expect(ruleOf(at, [stranger])).rejects.toThrow('People')
      await ruleOf(at, [...people, away, left])
      await (
        await db()
      ).update({ collection: 'users', id: left, data: { disabled: true }, overrideAccess: true })
      for (let n = 0; n < 9; n++) await world.post(at, world.lead())
      expect(await has(at)).toEqual(new Map(people.map((id) => [id, 3])))
      const [row] = await world.leadsOf(at)
      expect(row?.givings).toMatchObject([{ title: 'Everything', to: row?.assigned_to }])
    })

    it('B3 spreads 50 leads that come at once evenly, and a double press takes one turn', async () => {
      const at = await dealer()
      const people = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => staff(at, name)))
      await ruleOf(at, people)
      await Promise.all(
        Array.from({ length: 50 }, () => {
          const [body, key] = [world.lead(), { 'idempotency-key': randomUUID() }]
          return Promise.all([world.post(at, body, key), world.post(at, body, key)])
        }),
      )
      expect(await has(at)).toEqual(new Map(people.map((id) => [id, 10])))
    })

    it('B3 two processes that take turns at the same moment never take the same one', async () => {
      const { takeTurn } = await import('@/leads/sharing/takeTurn')
      const at = await dealer()
      const people = ['ana', 'ben', 'cleo'].map((id) => ({ id, name: id, places: null, away: [], turn: 0 }))
      const choose = (turns: Map<string, number>) =>
        people.toSorted((a, b) => (turns.get(a.id) ?? 0) - (turns.get(b.id) ?? 0))[0] ?? null
      const rival = await world.table('lead-turns')
      const taken: string[] = []
      let lost = 0
      for (let n = 0; n < 12; n++) {
        let rivals: Promise<boolean> | undefined
        const got = await takeTurn(at.tenant, (turns) => {
          const one = choose(turns)
          // Another process goes for this very turn after the first look.
          if (one && !rivals) {
            const [before, turn] = [turns.get(one.id), Math.max(0, ...turns.values()) + 1]
            rivals =
              before === undefined
                ? rival.insert({ tenant: at.tenant, person: one.id, turn }).then((id) => id !== null)
                : rival
                    .update(
                      [
                        ['tenant', '=', at.tenant],
                        ['person', '=', one.id],
                        ['turn', '=', before],
                      ],
                      { turn },
                    )
                    .then((changed) => changed === 1)
            void rivals.then((won) => (won ? taken.push(one.id) : lost++))
          }
          return one
        })
        await rivals
        if (got) taken.push(got.person.id)
      }
      const counts = people.map(({ id }) => taken.filter((one) => one === id).length)
      expect(lost).toBeLessThan(12)
      expect(taken.length + lost).toBe(24)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
    })

    it('B3 gives an untouched lead to the next person, once each, and stops at an act of a person', async () => {
      const { shareAgainOnce } = await import('@/leads/sharing/sharing.worker')
      const { addLeadEntry } = await import('@/leads/leadEntry')
      const at = await dealer()
      const people = [await staff(at, 'Ana'), await staff(at, 'Ben')]
      await ruleOf(at, people, { again_after: 20 })
      const [quiet, answered] = [await world.post(at, world.lead()), await world.post(at, world.lead())]
      const first = (await world.rowOf(quiet.lead_id)).assigned_to
      const kept = await world.rowOf(answered.lead_id)
      const entry = {
        key: randomUUID(),
        at: new Date().toISOString(),
        kind: 'note' as const,
        text: 'Rang',
        by: 'Ben',
        by_id: 'x',
      }
      expect(await addLeadEntry(String(kept.id), entry, { replyTo: '', takes: true })).toBe('kept')
      const later = async (minutes: number) => {
        while (await shareAgainOnce(new Date(Date.now() + minutes * MINUTE))) continue
      }
      await later(19)
      expect((await world.rowOf(quiet.lead_id)).assigned_to).toBe(first)
      await later(21)
      const moved = await world.rowOf(quiet.lead_id)
      expect(moved.assigned_to).toBe(people.find((id) => id !== first))
      expect(moved.givings).toMatchObject([{ to: first }, { to: moved.assigned_to }])
      // Each is told once, when it is theirs; the dealer's own notice goes out beside it.
      expect(await told(quiet.lead_id)).toEqual([...people].sort(byTurn(first)))
      await later(60)
      expect(await told(quiet.lead_id)).toHaveLength(2)
      // Both have had it: it stays.
      expect(await world.rowOf(quiet.lead_id)).toMatchObject({
        assigned_to: moved.assigned_to,
        again_at: null,
      })
      expect((await world.rowOf(answered.lead_id)).assigned_to).toBe(kept.assigned_to)
    })

    it('B3 who answers what nobody has, has it; what somebody has stays theirs', async () => {
      const { addLeadEntry } = await import('@/leads/leadEntry')
      const at = await dealer()
      const [ana, ben] = [await staff(at, 'Ana'), await staff(at, 'Ben')]
      const free = await world.rowOf((await world.post(at, world.lead())).lead_id)
      expect(free.assigned_to ?? null).toBeNull()
      const write = async (kind: 'note' | 'call', by_id: string, takes: boolean) => {
        const entry = { key: randomUUID(), at: new Date().toISOString(), kind, text: 'Rang', by: 'x', by_id }
        expect(await addLeadEntry(String(free.id), entry, { replyTo: '', takes })).toBe('kept')
        return (await world.rowOf(String(free.lead_id))).assigned_to ?? null
      }
      expect(await write('note', ana, true)).toBeNull()
      expect(await write('call', 'of the platform', false)).toBeNull()
      expect(await write('call', ana, true)).toBe(ana)
      expect(await write('call', ben, true)).toBe(ana)
    })

    it('B3 a lead that cannot be read makes way for the leads of other dealers', async () => {
      const { shareAgainOnce } = await import('@/leads/sharing/sharing.worker')
      const [broken, at] = [await dealer(), await dealer()]
      const people = [await staff(at, 'Ana'), await staff(at, 'Ben')]
      await ruleOf(broken, [await staff(broken, 'Cleo')], { again_after: 20 })
      await ruleOf(at, people, { again_after: 20 })
      const bad = await world.rowOf((await world.post(broken, world.lead())).lead_id)
      const leads = await world.table('leads')
      const early = { givings: [{ to: 7 }], again_at: Number(bad.again_at) - MINUTE }
      await leads.update([['id', '=', String(bad.id)]], early)
      const { lead_id } = await world.post(at, world.lead())
      const first = (await world.rowOf(lead_id)).assigned_to
      const now = new Date(Date.now() + 21 * MINUTE)
      for (let tries = 0; tries < 20 && (await shareAgainOnce(now)); tries++) continue
      expect((await world.rowOf(lead_id)).assigned_to).toBe(people.find((id) => id !== first))
      const [kept] = await leads.find([['id', '=', String(bad.id)]], { limit: 1 })
      expect(Number(kept?.again_at)).toBeGreaterThan(now.getTime())
    })

    it('B3 a lead that is being mailed is given on afterwards, with no turn lost', async () => {
      const { shareAgainOnce } = await import('@/leads/sharing/sharing.worker')
      const at = await dealer()
      const people = [await staff(at, 'Ana'), await staff(at, 'Ben')]
      await ruleOf(at, people, { again_after: 20 })
      const { lead_id } = await world.post(at, world.lead())
      const before = await world.rowOf(lead_id)
      const now = new Date(Date.now() + 21 * MINUTE)
      const turns = async () =>
        (await (await world.table('lead-turns')).find([['tenant', '=', at.tenant]], {})).reduce(
          (sum, { turn }) => sum + Number(turn),
          0,
        )
      const spent = await turns()
      const leads = await world.table('leads')
      const own = [['id', '=', String(before.id)]] as const
      await leads.update([...own], { delivery_lease_until: Date.now() + 60_000 })
      await shareAgainOnce(now)
      expect([await told(lead_id), (await world.rowOf(lead_id)).assigned_to, await turns()]).toEqual([
        [before.assigned_to],
        before.assigned_to,
        spent,
      ])
      await leads.update([...own], { delivery_lease_until: 0 })
      await shareAgainOnce(now)
      expect(await told(lead_id)).toEqual([...people].sort(byTurn(before.assigned_to)))
    })
  })
}
