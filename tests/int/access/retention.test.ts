// product: Q9
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, type World, principalIn } from './world'

const MONTH_MS = 30.5 * 86_400_000
const inMonths = (count: number) => new Date(Date.now() + count * MONTH_MS)
let world: World

beforeAll(async () => {
  world = await makeWorld()
  const { config } = await world.db.findByID({
    collection: 'tenants',
    id: world.refs.b.tenant,
    depth: 0,
    overrideAccess: true,
  })
  const longer = { ...config, retention: { leads: 60, accounts: 60, car_history: 60 } }
  await world.db.update({
    collection: 'tenants',
    id: world.refs.b.tenant,
    data: { config: longer },
    overrideAccess: true,
  })
})
afterAll(closeDb)

const rowsOf = async (slug: string, at: 'a' | 'b') => {
  const { table } = await import('@/db/table')
  return (await table(slug)).find([['tenant', '=', world.refs[at].tenant]])
}
const namesOf = async (slug: string, at: 'a' | 'b') => (await rowsOf(slug, at)).map(({ name }) => name)
const run = async (dry: boolean, months: number) => {
  const { retain } = await import('@/features/privacy/retention')
  const done = await retain({ dry, now: inMonths(months) })
  return Object.fromEntries(
    [world.refs.a, world.refs.b].map(({ tenant }, index) => [
      index ? 'b' : 'a',
      done.find(({ id }) => id === tenant)?.counts ?? [],
    ]),
  )
}

it('does nothing before the time is over', async () => {
  expect(await run(false, 22)).toEqual({ a: [], b: [] })
  expect(await namesOf('leads', 'a')).toContain('CANARYA Person')
})

it('says what it would do, and does nothing, on a dry run', async () => {
  const { a = [], b } = await run(true, 26)
  expect(a).toEqual(expect.arrayContaining(['2 leads', '2 bookings', '1 account']))
  expect(a.join()).not.toMatch(/reservation|payment|history/)
  expect(b).toEqual([])
  expect(await namesOf('leads', 'a')).toContain('CANARYA Person')
})

it('does the other dealers when the configuration of one cannot be read', async () => {
  const { table } = await import('@/db/table')
  const own = [['id', '=', world.refs.b.tenant]] as const
  const tenants = await table('tenants')
  const [stored] = await tenants.find([...own])
  await tenants.update([...own], { config: { retention: { leads: 'for ever' } } })
  const { retain } = await import('@/features/privacy/retention')
  const done = await retain({ dry: true, now: inMonths(26) })
  await tenants.update([...own], { config: stored?.config })
  expect(done.find(({ id }) => id === world.refs.b.tenant)).toMatchObject({ failed: true, counts: [] })
  expect(done.find(({ id }) => id === world.refs.a.tenant)?.counts).toContain('2 leads')
})

it('erases at the dealer whose months are over what the dry run said, once, and notes it', async () => {
  const leads = (await rowsOf('leads', 'a')).length
  const { table } = await import('@/db/table')
  const [account] = await rowsOf('shoppers', 'a')
  const saved = ['reservations', 'prize-draws']
  for (const slug of saved)
    await (
      await table(slug)
    ).update([['tenant', '=', world.refs.a.tenant]], { shopper_id: String(account?.id) })
  const message = await run(true, 26)
  const said = { name: 'Kim', cars: {} }
  const shortlist = { tenant: world.refs.a.tenant, salt: 's', cars: [], first: said, second: said }
  await (await table('shortlists')).insert(shortlist)
  expect(await run(false, 2)).not.toEqual(message)
  expect(await rowsOf('shortlists', 'a')).toHaveLength(1)
  expect(await run(false, 26)).toEqual(message)
  // What nobody has answered for 90 days.
  expect(await rowsOf('shortlists', 'a')).toEqual([])
  expect(await namesOf('leads', 'a')).toEqual(Array(leads).fill('Erased'))
  expect(await namesOf('shoppers', 'a')).toEqual([])
  for (const slug of saved)
    for (const row of await rowsOf(slug, 'a')) expect(row.shopper_id ?? null).toBeNull()
  // Somebody still gets mails of it.
  expect(await rowsOf('saved-searches', 'a')).toMatchObject([{ state: 'active' }])
  expect(await namesOf('reservations', 'a')).toContain('CANARYA Person')
  expect(await namesOf('leads', 'b')).toEqual(['CANARYB Person'])
  const { docs } = await world.db.find({
    collection: 'audit-log',
    where: {
      and: [{ who: { equals: 'Retention' } }, { tenant: { in: [world.refs.a.tenant, world.refs.b.tenant] } }],
    },
    depth: 0,
    overrideAccess: true,
  })
  expect(docs).toMatchObject([
    { tenant: world.refs.a.tenant, via: 'system', what: expect.stringContaining('2 leads') },
  ])
})

it('keeps a booking whose day is still to come', async () => {
  const { table } = await import('@/db/table')
  const ahead = { start: inMonths(61).toISOString() }
  await (await table('bookings')).update([['tenant', '=', world.refs.b.tenant]], ahead)
  const { b = [] } = await run(true, 62)
  expect(b).toContain('1 lead')
  expect(b.join()).not.toContain('booking')
})

it('keeps money and history for seven years, and a car on hold as long as it is on hold', async () => {
  const { table } = await import('@/db/table')
  const held = { hold_open: true }
  const ofB = [['tenant', '=', world.refs.b.tenant]] as const
  await (await table('reservations')).update(ofB, held)
  const { a = [], b = [] } = await run(false, 86)
  expect(a).toEqual(expect.arrayContaining(['2 reservations', '1 payment']))
  expect(a.join()).toContain('of the history')
  expect(b).not.toContain('1 reservation')
  expect(await namesOf('reservations', 'b')).toEqual(['CANARYB Person'])
  expect((await rowsOf('payments', 'a')).map(({ cents }) => cents)).toEqual([100])
})

it('is set by the dealer: months from one to a hundred and twenty', async () => {
  const admin = principalIn(world, 'dealer admin of A').headers
  const { tenant } = world.refs.a
  const { config } = await world.db.findByID({
    collection: 'tenants',
    id: tenant,
    depth: 0,
    overrideAccess: true,
  })
  const save = async (leads: unknown) =>
    (await rest('PATCH', `/tenants/${tenant}`, admin, { config: { ...config, retention: { leads } } })).status
  expect([await save(0), await save(121), await save('2'), await save(36)]).toEqual([400, 400, 400, 200])
})
