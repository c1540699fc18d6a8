/** Leads that nobody handled in time go to the next person. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { DeliveryWorld } from './deliveryWorld'
import { MINUTE, sharingWorld } from './sharingWorld'

export function sharedAgainTests(getWorld: () => DeliveryWorld): void {
  const { dealer, staff, ruleOf, told: notified, byTurn } = sharingWorld(getWorld)

  it('B3 gives an untouched lead to the next person, once each, and stops at an act of a person', async () => {
    const { shareAgainOnce } = await import('@/features/leads/sharing/sharing.worker')
    const { addLeadEntry } = await import('@/features/leads/leadEntry')
    const at = await dealer()
    const people = [await staff(at, 'Ana'), await staff(at, 'Ben')]
    await ruleOf(at, people, { again_after: 20 })
    const [quiet, answered] = [
      await getWorld().post(at, getWorld().lead()),
      await getWorld().post(at, getWorld().lead()),
    ]
    const first = (await getWorld().rowOf(quiet.lead_id)).assigned_to
    const stored = await getWorld().rowOf(answered.lead_id)
    const entry = {
      key: randomUUID(),
      at: new Date().toISOString(),
      kind: 'note' as const,
      text: 'Rang',
      by: 'Ben',
      by_id: 'x',
    }
    expect(await addLeadEntry(String(stored.id), entry, { replyTo: '', takes: true })).toBe('kept')
    const later = async (minutes: number) => {
      while (await shareAgainOnce(new Date(Date.now() + minutes * MINUTE))) continue
    }
    await later(19)
    expect((await getWorld().rowOf(quiet.lead_id)).assigned_to).toBe(first)
    await later(21)
    const moved = await getWorld().rowOf(quiet.lead_id)
    expect(moved.assigned_to).toBe(people.find((id) => id !== first))
    expect(moved.givings).toMatchObject([{ to: first }, { to: moved.assigned_to }])
    // Each is told once, when it is theirs; the dealer's own notice goes out beside it.
    expect(await notified(quiet.lead_id)).toEqual([...people].sort(byTurn(first)))
    await later(60)
    expect(await notified(quiet.lead_id)).toHaveLength(2)
    // Both have had it: it stays.
    expect(await getWorld().rowOf(quiet.lead_id)).toMatchObject({
      assigned_to: moved.assigned_to,
      again_at: null,
    })
    expect((await getWorld().rowOf(answered.lead_id)).assigned_to).toBe(stored.assigned_to)
  })

  it('B3 who answers what nobody has, has it; what somebody has stays theirs', async () => {
    const { addLeadEntry } = await import('@/features/leads/leadEntry')
    const at = await dealer()
    const [ana, ben] = [await staff(at, 'Ana'), await staff(at, 'Ben')]
    const free = await getWorld().rowOf((await getWorld().post(at, getWorld().lead())).lead_id)
    expect(free.assigned_to ?? null).toBeNull()
    const write = async (kind: 'note' | 'call', by_id: string, takes: boolean) => {
      const entry = { key: randomUUID(), at: new Date().toISOString(), kind, text: 'Rang', by: 'x', by_id }
      expect(await addLeadEntry(String(free.id), entry, { replyTo: '', takes })).toBe('kept')
      return (await getWorld().rowOf(String(free.lead_id))).assigned_to ?? null
    }
    expect(await write('note', ana, true)).toBeNull()
    expect(await write('call', 'of the platform', false)).toBeNull()
    expect(await write('call', ana, true)).toBe(ana)
    expect(await write('call', ben, true)).toBe(ana)
  })

  it('B3 a lead that cannot be read makes way for the leads of other dealers', async () => {
    const { shareAgainOnce } = await import('@/features/leads/sharing/sharing.worker')
    const [broken, at] = [await dealer(), await dealer()]
    const people = [await staff(at, 'Ana'), await staff(at, 'Ben')]
    await ruleOf(broken, [await staff(broken, 'Cleo')], { again_after: 20 })
    await ruleOf(at, people, { again_after: 20 })
    const bad = await getWorld().rowOf((await getWorld().post(broken, getWorld().lead())).lead_id)
    const leads = await getWorld().table('leads')
    const early = { givings: [{ to: 7 }], again_at: Number(bad.again_at) - MINUTE }
    await leads.update([['id', '=', String(bad.id)]], early)
    const { lead_id } = await getWorld().post(at, getWorld().lead())
    const first = (await getWorld().rowOf(lead_id)).assigned_to
    const now = new Date(Date.now() + 21 * MINUTE)
    for (let tries = 0; tries < 20 && (await shareAgainOnce(now)); tries++) continue
    expect((await getWorld().rowOf(lead_id)).assigned_to).toBe(people.find((id) => id !== first))
    const [stored] = await leads.find([['id', '=', String(bad.id)]], { limit: 1 })
    expect(Number(stored?.again_at)).toBeGreaterThan(now.getTime())
  })

  it('B3 a lead that is being mailed is given on afterwards, with no turn lost', async () => {
    const { shareAgainOnce } = await import('@/features/leads/sharing/sharing.worker')
    const at = await dealer()
    const people = [await staff(at, 'Ana'), await staff(at, 'Ben')]
    await ruleOf(at, people, { again_after: 20 })
    const { lead_id } = await getWorld().post(at, getWorld().lead())
    const before = await getWorld().rowOf(lead_id)
    const now = new Date(Date.now() + 21 * MINUTE)
    const turns = async () =>
      (await (await getWorld().table('lead-turns')).find([['tenant', '=', at.tenant]], {})).reduce(
        (sum, { turn }) => sum + Number(turn),
        0,
      )
    const spent = await turns()
    const leads = await getWorld().table('leads')
    const own = [['id', '=', String(before.id)]] as const
    await leads.update([...own], { delivery_lease_until: Date.now() + 60_000 })
    await shareAgainOnce(now)
    expect([await notified(lead_id), (await getWorld().rowOf(lead_id)).assigned_to, await turns()]).toEqual([
      [before.assigned_to],
      before.assigned_to,
      spent,
    ])
    await leads.update([...own], { delivery_lease_until: 0 })
    await shareAgainOnce(now)
    expect(await notified(lead_id)).toEqual([...people].sort(byTurn(before.assigned_to)))
  })

  it('B3 who writes once more brings back what was put aside of them, and of nobody else', async () => {
    const { post, lead, rowOf, table } = getWorld()
    const [here, there] = [await dealer(), await dealer()]
    const back_at = Date.now() + 60 * MINUTE
    const person = { email: 'nod.abel@shopper.example' }
    const sent = [await post(here, lead(person)), await post(here, lead()), await post(there, lead(person))]
    const ids = sent.map(({ lead_id }) => lead_id)
    for (const lead_id of ids)
      await (await table('leads')).update([['lead_id', '=', lead_id ?? '']], { back_at })
    await post(here, lead({ ...person, message: 'Are you there?' }))
    const after = await Promise.all(ids.map(async (one) => Number((await rowOf(one)).back_at)))
    expect(after).toEqual([expect.toSatisfy((at: number) => at <= Date.now()), back_at, back_at])
  })
}
