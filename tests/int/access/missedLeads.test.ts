/** A webhook's test call and the leads that it missed: who may, and what is said when it cannot be. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { someFacts } from '../../unit/leads/someFacts'
import { rest } from './rest'
import { makeWorld, plant, type World, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headersOf = (name: string): Record<string, string> => principalIn(world, name).headers
const ADMIN = 'dealer admin of A'
const FOREIGN = [
  'anonymous',
  'shopper of A',
  'editor of A',
  'sales of A1',
  'staff of no dealer',
  'disabled admin of A',
  'key of A to write',
]
const SINCE = { since: '2026-01-01' }

const add = (at: 'a' | 'b', more: object = {}) =>
  plant(world.db, 'lead-destinations', {
    ...{ tenant: world.refs[at].tenant, name: 'CRM', kind: 'webhook', enabled: true },
    ...{ url: 'https://crm.example/x', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', ...more },
  })
const lead = (at: 'a' | 'b', lead_id: string) =>
  plant(world.db, 'leads', {
    ...{ tenant: world.refs[at].tenant, location_id: world.refs[at].location, lead_id, dedupe_key: lead_id },
    ...{ name: 'Sam Shopper', email: 'sam@shopper.example', facts: { ...someFacts(), lead_id } },
    ...{ timeline: [], deliveries: [], delivery_state: 'none', delivery_lease_until: 0, delivery_next_at: 0 },
    ...{ state: 'new', available_at: Date.now() },
  })
const count = async (id: string) => {
  const { body } = await rest('GET', `/missed-leads/${id}?since=2026-01-01`, headersOf(ADMIN))
  return body
}

it('I1 I8 only who may change the webhook counts and sends what it missed, of this dealer alone', async () => {
  const [own, foreign] = [await add('a'), await add('b')]
  for (const who of FOREIGN)
    for (const [method, address] of [
      ['GET', `/missed-leads/${own}?since=2026-01-01`],
      ['POST', `/missed-leads/${own}`],
      ['POST', `/test-webhooks/${own}`],
    ] as const) {
      const { status } = await rest(method, address, headersOf(who), method === 'POST' ? SINCE : undefined)
      expect([who, address, status]).toEqual([who, address, 404])
    }
  for (const address of [`/missed-leads/${foreign}`, `/test-webhooks/${foreign}`])
    expect((await rest('POST', address, headersOf(ADMIN), SINCE)).status).toBe(404)
  const before = Number(/"count":(\d+)/.exec(await count(own))?.[1])
  await lead('a', 'MISSED1')
  await lead('b', 'MISSED2')
  expect(await count(own)).toBe(`{"count":${before + 1},"most":500}`)
  const sent = await rest('POST', `/missed-leads/${own}`, headersOf(ADMIN), SINCE)
  expect([sent.status, sent.body]).toEqual([200, `{"sent":${before + 1}}`])
  expect((await rest('POST', `/missed-leads/${own}`, headersOf(ADMIN), SINCE)).body).toBe('{"sent":0}')
})

it.each<[string, object, object, string]>([
  ['while it is off', { enabled: false }, SINCE, 'Switch it on'],
  ['without a secret', { secret: null }, SINCE, 'signing secret'],
  ['of people', { kind: 'mail', email: 'desk@dealer.example' }, SINCE, 'list of leads'],
  ['since no day', {}, { since: '2026-02-31' }, 'Choose the day'],
])('I8 sends nothing %s, and says what to do', async (_what, more, body, words) => {
  const answer = await rest('POST', `/missed-leads/${await add('a', more)}`, headersOf(ADMIN), body)
  expect([answer.status, answer.body]).toEqual([422, expect.stringContaining(words)])
})

it('I8 a test says what was answered, refuses private addresses, and shows no secret', async () => {
  const id = await add('a')
  // An address of before the check, or one whose name leads elsewhere by now.
  const { table } = await import('@/db/table')
  const set = { url: 'https://169.254.169.254/x' }
  await (await table('lead-destinations')).update([['id', '=', id]], set)
  const { status, body } = await rest('POST', `/test-webhooks/${id}`, headersOf(ADMIN))
  expect([status, body]).toEqual([200, expect.stringContaining('not on the public')])
  expect(body).not.toContain('whsec_')
  const bare = await rest('POST', `/test-webhooks/${await add('a', { secret: null })}`, headersOf(ADMIN))
  expect([bare.status, bare.body]).toEqual([422, expect.stringContaining('signing secret')])
})
