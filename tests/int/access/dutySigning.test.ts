/** Who may say that the table of duties is right, and what is stored of it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordOf } from '@/access/ids'
import { DUTIES_AS_OF } from '@/core/money/duties.data'
import { withValue } from '@/core/settings/values'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, principalIn, staffIn, type World } from './world'

const ADMIN = 'dealer admin of A'
let world: World
let origin = ''
beforeAll(async () => {
  world = await makeWorld()
  const [{ adminOrigins }, { env }] = await Promise.all([import('@/lib/origins'), import('@/env')])
  origin = adminOrigins(env)[0] ?? ''
})
afterAll(closeDb)

const configOf = async (dealer: 'a' | 'b') => {
  const { tableOf } = await import('@/db/table')
  const id = world.refs[dealer].tenant
  const [row] = await tableOf(world.db, 'tenants').find([['id', '=', id]], { fields: ['config'], limit: 1 })
  return recordOf(row?.config)
}
const dutiesOf = async (dealer: 'a' | 'b') => recordOf((await configOf(dealer)).duties)
const send = async (duties: unknown, who = ADMIN) => {
  const { headers } = principalIn(world, who)
  const body = { config: withValue(await configOf('a'), 'duties', duties) }
  return rest('PATCH', `/tenants/${world.refs.a.tenant}?depth=0`, { ...headers, origin }, body)
}

it.each([
  'editor of A',
  'sales of A1',
  'staff of no dealer',
  'disabled admin of A',
  'anonymous',
  'key of A to write',
])('%s cannot', async (who) => {
  const { status } = await send({ checked: DUTIES_AS_OF }, who)
  expect([401, 403, 404]).toContain(status)
  expect(await dutiesOf('a')).toEqual({})
})

it('an administrator does, for their own dealer alone, under their own name', async () => {
  const from = Date.now()
  const forged = {
    checked: DUTIES_AS_OF,
    checkedBy: 'The Commissioner',
    checkedAt: '2020-01-01T00:00:00.000Z',
  }
  expect((await send(forged)).status).toBe(200)
  const stored = await dutiesOf('a')
  expect(stored).toMatchObject({ checked: DUTIES_AS_OF, checkedBy: (await staffIn(world, ADMIN)).name })
  expect(Date.parse(String(stored.checkedAt))).toBeGreaterThanOrEqual(from - 1000)
  expect(await dutiesOf('b')).toEqual({})
})

it('a later save of a colleague leaves who it was, and amounts can be added', async () => {
  const before = await dutiesOf('a')
  const onRoad = [{ state: 'VIC', registration: 900, delivery: 0 }]
  const { status } = await send({ ...before, checkedBy: 'Me', onRoad }, 'group admin of A and C')
  expect(status).toBe(200)
  expect(await dutiesOf('a')).toEqual({ ...before, onRoad })
})

it('another table than that of today is refused in plain words, and nothing is changed', async () => {
  const before = await dutiesOf('a')
  const { status, body } = await send({ checked: '2024-07-01' })
  expect(status).toBe(400)
  expect(body).toContain('The table of duties is of')
  expect(await dutiesOf('a')).toEqual(before)
})

it('a box that is unticked takes the name and the time with it', async () => {
  expect((await send({ ...(await dutiesOf('a')), checked: undefined })).status).toBe(200)
  expect(Object.keys(await dutiesOf('a'))).toEqual(['onRoad'])
})

it('a save without a person checks nothing', async () => {
  const config = withValue(await configOf('a'), 'duties', { checked: DUTIES_AS_OF, checkedBy: 'Nobody' })
  await world.db.update({
    ...{ collection: 'tenants', id: world.refs.a.tenant, data: { config }, overrideAccess: true },
  })
  expect(await dutiesOf('a')).toEqual({})
})
