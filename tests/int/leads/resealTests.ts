/** Leads of before are sealed without a person's act, and those of a secret of before anew. */
import { expect, it } from 'vitest'
import type { Row } from '@/db/tableTypes'
import { SEALED_LEADS } from '@/core/person/sealedLeads'
import type { AlertDealer } from '../saved-searches/alertWorld'
import type { DeliveryWorld } from './deliveryWorld'
import type { rawStore } from './sealedRaw'

interface Input {
  world: DeliveryWorld
  north: AlertDealer
  raw: Awaited<ReturnType<typeof rawStore>>
  /** The secret of before. */
  secret: string
  post(at: AlertDealer, more: object): Promise<string | undefined>
  found(at: AlertDealer, search: string): Promise<unknown[]>
}
const LONG_AGO = '2026-01-02T03:04:05.678Z'

export function resealTests(input: () => Input): void {
  /** What a lead holds of its person, in the clear, as columns. */
  const reportedBy = async (lead_id: string | undefined): Promise<Row> => {
    const row = await input().world.rowOf(lead_id)
    const names = [...SEALED_LEADS.texts, ...SEALED_LEADS.json]
    return Object.fromEntries(names.map((name) => [name, row[name]]))
  }
  const own = (lead_id: string | undefined) => [['lead_id', '=', lead_id ?? '']] as const
  const ring = async () => (await import('@/lib/keyRing')).rowKeys
  const reseal = async (by: string | null) => {
    const { resealPiece } = await import('@/features/leads/reseal.worker')
    for (let after: string | null = ''; after !== null;) after = await resealPiece(by, after)
  }
  const readAlike = async (lead_id: string | undefined, notified: Row) => {
    expect(await input().world.rowOf(lead_id)).toMatchObject(notified)
    const { findPerson } = await import('@/features/privacy/person')
    const requested = { tenant: input().north.tenant, country: 'AU', phone: '' } as const
    const people = await findPerson({ ...requested, email: String(notified.email) })
    expect(people.flatMap(({ rows }) => rows).map((row) => row.lead_id)).toEqual([lead_id])
  }

  it('a lead of before is read as it is, then sealed; its last change stays', async () => {
    const { north, raw, post, found } = input()
    const lead_id = await post(north, {
      email: 'before@shopper.example',
      name: 'Wilhelmina',
      phone: '0412 000 111',
    })
    const notified = await reportedBy(lead_id)
    const keys = { person_email: 'before@shopper.example', person_phone: '+61412000111' }
    const before = { ...notified, ...keys, find_words: null, sealed_by: null, updatedAt: LONG_AGO }
    await raw.plain.update(own(lead_id), before)
    expect(await raw.bytes()).toContain('Wilhelmina')
    await readAlike(lead_id, notified)

    await reseal(null)
    const sealed = await raw.rowOf(lead_id)
    expect(JSON.stringify(sealed)).not.toMatch(/Wilhelmina|before@|412000111|412 000 111/)
    expect([sealed.updatedAt, sealed.sealed_by]).toEqual([LONG_AGO, (await ring()).current])
    await readAlike(lead_id, notified)
    expect(await found(north, 'wilhel')).toEqual([lead_id])
    await reseal(null)
    expect(await raw.rowOf(lead_id)).toEqual(sealed)
  })

  it('a lead that a secret of before has sealed is read, found by its person, and sealed anew', async () => {
    const { north, raw, secret, post, found } = input()
    const { sealedTable } = await import('@/db/sealed/table')
    const { sealingOf } = await import('@/db/sealed/rows')
    const { keyRingOf } = await import('@/lib/keyRing')
    const { personKeys } = await import('@/features/leads/cluster')
    const sealing = sealingOf('leads')
    if (!sealing) throw new Error('leads are not sealed')
    const email = 'rotated@shopper.example'
    const lead_id = await post(north, { email, name: 'Rosalinde' })
    const notified = await reportedBy(lead_id)
    const { id } = await raw.rowOf(lead_id)
    const keys = keyRingOf([secret])
    const set = {
      ...notified,
      ...personKeys({ email, phone: '' }, 'AU'),
      sealed_by: keys.current,
      updatedAt: LONG_AGO,
    }
    await sealedTable(raw.plain, { ...sealing, keys }).update([['id', '=', String(id)]], set)
    await readAlike(lead_id, notified)
    expect(await found(north, 'rosalin')).toEqual([lead_id])

    await reseal(keys.current)
    const sealed = await raw.rowOf(lead_id)
    const { current } = await ring()
    expect([sealed.sealed_by, String(sealed.name).startsWith(`s1.${current}.`)]).toEqual([current, true])
    await readAlike(lead_id, notified)
    expect(await found(north, 'rosalin')).toEqual([lead_id])
  })

  it('one that changed just now waits, and one of an unknown secret stays as it is', async () => {
    const { north, raw, post } = input()
    const [fresh, foreign] = [await post(north, {}), await post(north, {})]
    await raw.plain.update(own(fresh), { sealed_by: null })
    const { keyRingOf } = await import('@/lib/keyRing')
    const { id } = await raw.rowOf(foreign)
    const name = keyRingOf(['an unknown secret']).seal(`leads name ${String(id)}`, 'Somebody')
    await raw.plain.update(own(foreign), { name, sealed_by: null, updatedAt: LONG_AGO })
    await reseal(null)
    expect((await raw.rowOf(fresh)).sealed_by).toBeNull()
    expect(await raw.rowOf(foreign)).toMatchObject({ name, sealed_by: null })
    for (const one of [fresh, foreign]) await raw.plain.delete(own(one))
  })

  it('does 250 leads of before in pieces, each once, and goes on after a stop', async () => {
    const { north, raw, found } = input()
    await raw.plain.insertAll(
      Array.from({ length: 250 }, (_, n) => ({
        ...{ tenant: north.tenant, lead_id: `OLD${n}`, dedupe_key: `OLD${n}`, state: 'new' },
        ...{
          name: `Bartholomew ${n}`,
          email: `old${n}@shopper.example`,
          updatedAt: LONG_AGO,
          createdAt: LONG_AGO,
        },
      })),
    )
    const { resealPiece } = await import('@/features/leads/reseal.worker')
    expect(await resealPiece(null, '')).not.toBeNull()
    await reseal(null)
    expect((await raw.plain.find([['sealed_by', '=', null]])).length).toBe(0)
    expect(await found(north, 'barthol 249')).toEqual(['OLD249'])
    await raw.plain.delete([['createdAt', '=', LONG_AGO]])
  })
}
