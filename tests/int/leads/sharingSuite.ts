/** Leads of two dealers, shared out by rules between people who are available, away, or of the other dealer. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDeliveryWorld, type DeliveryWorld } from './deliveryWorld'
import { sharedAgainTests } from './sharedAgainTests'
import { sharingWorld } from './sharingWorld'
import { isSmoke } from '../../helpers/mongo'

export function sharingSuite(what: string, url: string | undefined): void {
  describe(`sharing out leads on ${what}`, () => {
    let world: DeliveryWorld
    beforeAll(async () => {
      world = await openDeliveryWorld(url)
    })
    afterAll(() => world.close())

    const { db, dealer, place, staff, ruleOf, leave, has, told: notified } = sharingWorld(() => world)

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
          async ({ lead_id }) => [(await world.rowOf(lead_id)).assigned_to, await notified(lead_id)] as const,
        ),
      )
      expect(new Map(mailed)).toEqual(
        new Map([
          [ana, [ana]],
          [ben, []],
        ]),
      )
    })

    if (isSmoke(url)) return
    it('B3 gives a shopper of another state to the person for those, by postcode or plate', async () => {
      const at = await dealer()
      await place(at)
      const [far, near] = [await staff(at, 'Far'), await staff(at, 'Near')]
      await ruleOf(at, [far], { interstate: true })
      await ruleOf(at, [near], { position: 2 })
      const asks: [object, string][] = [
        [{ postcode: '2000' }, far],
        [{ regoState: 'NSW' }, far],
        [{ postcode: '4000' }, near],
        [{}, near],
      ]
      for (const [more, person] of asks) {
        const { lead_id } = await world.post(at, world.lead(more))
        expect([more, (await world.rowOf(lead_id)).assigned_to]).toEqual([more, person])
      }
    })

    it('B3 T10 gives sales no lead of a category that they are not held to', async () => {
      const at = await dealer()
      const sales = { role: 'sales', locations: [await place(at)] }
      const parts = await staff(at, 'Parts', { ...sales, lead_categories: ['Parts Enquiry'] })
      const rest = await staff(at, 'Rest', sales)
      await ruleOf(at, [parts, rest])
      const first = await world.post(at, world.lead({ form: 'general', category: 'Feedback' }))
      const second = await world.post(at, world.lead({ form: 'general', category: 'Feedback' }))
      for (const { lead_id } of [first, second]) expect((await world.rowOf(lead_id)).assigned_to).toBe(rest)
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
      const { takeTurn } = await import('@/features/leads/sharing/takeTurn')
      const at = await dealer()
      const people = ['ana', 'ben', 'cleo'].map((id) => ({
        id,
        name: id,
        places: null,
        topics: [],
        away: [],
        turn: 0,
      }))
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

    sharedAgainTests(() => world)
  })
}
