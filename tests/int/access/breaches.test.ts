// product: Q9
import type { TypedUser } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { needsFor } from '@/admin/dashboard/needs/readNeeds'
import { rest } from './rest'
import { makeWorld, type World, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
  await world.db.delete({ collection: 'data-breaches', where: {}, overrideAccess: true })
})
afterAll(closeDb)

const headersOf = (name: string) => principalIn(world, name).headers
const breach = (more: object = {}) => ({
  ...{ title: 'A list went astray', noticed_at: new Date().toISOString(), what: 'It was mailed out.' },
  ...{ tenant: world.refs.a.tenant, people: 12, data: ['Names'], ...more },
})
const add = (who: string, more: object = {}) => rest('POST', '/data-breaches', headersOf(who), breach(more))
async function needs(name: string): Promise<string[]> {
  const id = world.principals.find((one) => one.name === name)?.userId ?? ''
  const row = await world.db.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  const user: TypedUser = { ...row, collection: 'users' }
  const all = await needsFor(world.db, user, new Date())
  return all.map(({ title }) => title).filter((title) => title.startsWith('Data breach'))
}

it('Q9 a dealer’s admin keeps the register, and today tells those alone who may', async () => {
  const { status } = await add('dealer admin of A')
  expect(status).toBe(201)
  for (const who of ['dealer admin of A', 'platform admin', 'group admin of A and C'])
    expect([who, await needs(who)]).toEqual([who, [expect.stringContaining('decide by')]])
  for (const who of ['editor of A', 'sales of A1']) expect([who, await needs(who)]).toEqual([who, []])
})

it.each([
  ['editor of A', {}],
  ['sales of A1', {}],
  ['staff of no dealer', {}],
  ['anonymous', {}],
] as const)('Q9 %s adds nothing', async (who, more) => {
  expect([401, 403]).toContain((await add(who, more)).status)
})

it('Q9 a decision needs its reason', async () => {
  const without = await add('dealer admin of A', { decision: 'not_notifiable' })
  expect([without.status, without.body]).toEqual([400, expect.stringContaining('Say why')])
  expect((await add('dealer admin of A', { decision: 'not_notifiable', reason: 'Encrypted.' })).status).toBe(
    201,
  )
})

it('Q9 an entry stays, whoever wants it gone', async () => {
  const { docs } = await world.db.find({ collection: 'data-breaches', overrideAccess: true })
  for (const who of ['dealer admin of A', 'platform admin'])
    expect((await rest('DELETE', `/data-breaches/${docs[0]?.id}`, headersOf(who))).status).toBe(403)
})
