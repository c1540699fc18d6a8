/** Reminders to follow a lead up: when they come, to whom, and what ends them. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { siteOfTenant } from '@/core/dealer/read/sites'
import { deliverOne } from '@/features/leads/deliveries.worker'
import { deliveriesSchema, deliveryColumns } from '@/features/leads/deliveryRow'
import { plannedFollowUps } from '@/features/leads/followUp'
import { hear } from '@/features/leads/hear'
import { idOfLead } from '@/features/leads/noteOnLead'
import { takeSpokenLead } from '@/features/leads/spokenLead'
import { threadOf } from '@/features/leads/thread'
import type { MailMessage, MailPort } from '@/integrations/mail'
import { DAY_MS, HOUR_MS } from '@/lib/time'
import { someFacts } from '../../unit/leads/someFacts'
import { rest } from './rest'
import { makeWorld, plant, type World, principalIn, staffIn } from './world'

let world: World
let serial = 0
const SALES = 'sales of A1'
const mails: MailMessage[] = []
const mail: MailPort = { kind: 'files', send: async (one) => void mails.push(one) }
const ports = { sms: { send: async () => {} }, webhooks: { send: () => Promise.resolve(200) } }
const deliver = async (at: number) => {
  while (await deliverOne(mail, at, ports));
}
const reminders = () => mails.filter(({ subject }) => subject.startsWith('Follow up'))

beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  mails.length = 0
  await world.db.delete({ collection: 'leads', where: {}, overrideAccess: true })
})
afterAll(closeDb)

const CAME = new Date('2026-11-02T00:00:00.000Z')
async function lead(more: object = {}) {
  const lead_id = `LF${String(serial++).padStart(3, '0')}`
  const facts = someFacts({ lead_id, follow_up: true, createdAt: CAME.toISOString() })
  const id = await plant(world.db, 'leads', {
    ...{ tenant: world.refs.a.tenant, location_id: world.refs.a.location, lead_id, dedupe_key: lead_id },
    ...{ state: 'new', name: 'Sam', email: 'sam@shopper.example', facts, timeline: [] },
    ...{ delivery_lease_until: 0, ...deliveryColumns(plannedFollowUps(facts, CAME)), ...more },
  })
  return { id, lead_id }
}
const stored = (id: string) => world.db.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })
const planned = async (id: string) =>
  deliveriesSchema
    .parse((await stored(id)).deliveries)
    .filter(({ remind, state }) => remind && state === 'pending')
const say = (id: string, kind: string) =>
  rest('POST', `/lead-answers/${id}`, principalIn(world, SALES).headers, {
    ...{ key: randomUUID(), kind, text: 'Rang them' },
  })

it('whoever has the lead then is mailed after two hours, a day and a week, and it needs an answer', async () => {
  const { id } = await lead()
  await deliver(CAME.getTime() + HOUR_MS)
  expect(reminders()).toEqual([])
  await deliver(CAME.getTime() + 2 * HOUR_MS)
  expect(reminders().map(({ to }) => to.address)).toEqual([someFacts().dealer.email])
  expect(reminders()[0]?.text).toContain('Nobody has answered')
  expect((await stored(id)).back_at).toBe(CAME.getTime() + 2 * HOUR_MS)
  const seller = await staffIn(world, SALES)
  await world.db.update({
    ...{ collection: 'leads', id, data: { assigned_to: seller.id }, overrideAccess: true },
  })
  await deliver(CAME.getTime() + 2 * DAY_MS)
  await deliver(CAME.getTime() + 8 * DAY_MS)
  expect(
    reminders()
      .map(({ to }) => to.address)
      .slice(1),
  ).toEqual([seller.email, seller.email])
  expect(new Set(reminders().map(({ key }) => key)).size).toBe(3)
  expect(await planned(id)).toEqual([])
})

it('the first answer begins them anew, the second ends them; a note does neither', async () => {
  const { id } = await lead()
  const before = await planned(id)
  await say(id, 'note')
  expect(await planned(id)).toEqual(before)
  await say(id, 'call')
  const after = await planned(id)
  expect(after).toHaveLength(3)
  expect(Date.parse(after[0]?.next_at ?? '')).toBeGreaterThan(Date.now())
  await say(id, 'call')
  expect(await planned(id)).toEqual([])
})

it('a word of the shopper ends them', async () => {
  const { id, lead_id } = await lead()
  const thread = await threadOf(String(world.refs.a.tenant), ['lead_id', '=', lead_id])
  if (!thread) throw new Error('no conversation')
  await hear(thread, { key: 'k', text: 'Hello?', via: 'page', photos: [], at: new Date() })
  expect(await planned(id)).toEqual([])
})

it('nobody is reminded of a closed lead, nor of one that is put aside before it is back', async () => {
  const back_at = CAME.getTime() + 5 * HOUR_MS
  const [closed, aside] = [await lead({ state: 'lost' }), await lead({ back_at })]
  await deliver(CAME.getTime() + 3 * HOUR_MS)
  expect(reminders()).toEqual([])
  expect(await planned(closed.id)).toEqual([])
  await deliver(back_at)
  expect(reminders()).toHaveLength(1)
  expect((await planned(aside.id)).length).toBe(2)
})

it('a dealer that wants none has none', async () => {
  const { id } = await lead({ facts: someFacts(), ...deliveryColumns([]) })
  await say(id, 'call')
  expect(await planned(id)).toEqual([])
})

it.each([true, false])(
  'where the setting followUps is %s, a lead that comes has them or not',
  async (followUps) => {
    const site = await siteOfTenant(String(world.refs.a.tenant))
    if (!site) throw new Error('the dealer has no site')
    const { config } = site
    const taken = await takeSpokenLead(
      { ...site, config: { ...config, forms: { ...config.forms, followUps } } },
      {
        ...{ form: 'general', category: 'General Enquiry', name: 'Kim', phone: '', message: 'Hello' },
        ...{ email: `kim-${followUps}@shopper.example`, dealership_slug: '', location: '' },
      },
      { key: randomUUID(), source: 'Phone', at: new Date() },
    )
    const reference = taken.kind === 'taken' ? taken.lead_id : ''
    const id = await idOfLead(String(world.refs.a.tenant), reference)
    expect(await planned(id ?? '')).toHaveLength(followUps ? 3 : 0)
  },
)
