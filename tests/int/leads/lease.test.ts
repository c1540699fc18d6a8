/** Two workers and one lead: only the one with the lease sends. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { closeDb, freshDb } from '../../helpers/db'
import { canary, SAMPLES } from '../access/samples.data'
import { plant } from '../access/world'
import { someFacts } from '../../unit/leads/someFacts'
import type { MailPort } from '@/integrations/mail'
import { deliverOne } from '@/features/leads/deliveries.worker'
import { changeLead } from '@/features/leads/leaseLead'

const MINUTE = 60_000
const refs = { tenant: '', location: '', dealership: '' }
let db: Payload
let id = ''
const sent: string[] = []
const port = (name: string, send: () => Promise<void> = () => Promise.resolve()): MailPort => ({
  kind: 'files',
  send: async () => {
    await send()
    sent.push(name)
  },
})

beforeAll(async () => {
  db = await freshDb()
  refs.tenant = await plant(db, 'tenants', SAMPLES.tenants?.(refs, canary('a'), ''))
})
afterAll(closeDb)
beforeEach(async () => {
  sent.length = 0
  if (id) await db.delete({ collection: 'leads', id, overrideAccess: true })
  const delivery = {
    key: 'k1',
    channel: 'receipt',
    state: 'pending',
    attempts: 0,
    next_at: new Date(0).toISOString(),
    to: 'sam@shopper.example',
  }
  id = await plant(db, 'leads', {
    tenant: refs.tenant,
    lead_id: 'L1',
    dedupe_key: 'd1',
    state: 'new',
    name: 'Sam',
    email: 'sam@shopper.example',
    facts: someFacts(),
    timeline: [],
    deliveries: [delivery],
    delivery_state: 'pending',
    delivery_lease_until: 0,
    delivery_next_at: 0,
  })
})
const stored = () => db.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })

it('is left to the worker that took it, until its minute is over', async () => {
  const now = Date.now()
  const taken: boolean[] = []
  const first = port('first', async () => {
    taken.push(await deliverOne(port('second'), now))
    taken.push(await deliverOne(port('second'), now + MINUTE))
    taken.push(await deliverOne(port('third'), now + MINUTE + 1))
  })
  expect(await deliverOne(first, now)).toBe(true)
  expect(taken).toEqual([false, false, true])
  expect(sent).toEqual(['third', 'first'])
})

it('a worker that comes back after its minute writes nothing over what the other did', async () => {
  const now = Date.now()
  const late = port('late', async () => {
    await deliverOne(port('other'), now + MINUTE + 1)
    throw new Error('too late')
  })
  await deliverOne(late, now)
  expect(sent).toEqual(['other'])
  expect(await stored()).toMatchObject({
    delivery_state: 'sent',
    deliveries: [{ state: 'sent', attempts: 1 }],
  })
})

it('a change that took longer than its lease writes nothing over what came meanwhile', async () => {
  const done = await changeLead(id, async () => {
    await db.update({ collection: 'leads', id, data: { delivery_lease_until: 7 }, overrideAccess: true })
    return { set: { state: 'lost' }, result: 'changed' }
  })
  expect(done).toBe('busy')
  expect(await stored()).toMatchObject({ state: 'new', delivery_lease_until: 7 })
  expect(await changeLead(id, () => ({ set: { state: 'won' }, result: 'changed' }))).toBe('changed')
  expect(await stored()).toMatchObject({ state: 'won', delivery_lease_until: 0 })
})
