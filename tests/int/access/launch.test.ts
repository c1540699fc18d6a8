import type { TypedUser } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordOf } from '@/access/ids'
import { closeDb } from '../../helpers/db'
import { makeWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

async function factsFor(name: string, at: 'a' | 'b') {
  const id = world.principals.find((one) => one.name === name)?.userId ?? ''
  const found = await world.db.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  // Reads the environment, which the helper sets first.
  const { readLaunchFacts } = await import('@/admin/dealers/launch/readFacts')
  const user: TypedUser = { ...found, collection: 'users' }
  return readLaunchFacts(world.db, user, world.refs[at].tenant, new Date())
}

it('T9 a dealer’s admin looks at their own dealer, nobody else’s', async () => {
  expect(await factsFor('dealer admin of A', 'b')).toBeNull()
  expect((await factsFor('dealer admin of A', 'a'))?.facts.tenant).toBe(world.refs.a.tenant)
  expect((await factsFor('platform admin', 'b'))?.facts.tenant).toBe(world.refs.b.tenant)
})

it('the menu of the website is followed', async () => {
  const { tenant } = world.refs.a
  const { config } = await world.db.findByID({ collection: 'tenants', id: tenant, overrideAccess: true })
  const navigation = [{ label: 'Meet the team', href: '/teams/gone' }]
  await world.db.update({
    ...{ collection: 'tenants', id: tenant, overrideAccess: true },
    data: { config: { ...recordOf(config), navigation } },
  })
  expect((await factsFor('dealer admin of A', 'a'))?.facts.pages).toContainEqual(
    expect.objectContaining({ path: '/teams/gone', name: 'Meet the team' }),
  )
  expect((await factsFor('platform admin', 'b'))?.facts.pages.map(({ path }) => path)).not.toContain(
    '/teams/gone',
  )
})

it('T9 texts of a copy that name the dealer it was copied from are named, of the own dealer alone', async () => {
  const named = async (who: string, at: 'a' | 'b') => (await factsFor(who, at))?.facts.otherNames
  expect(await named('platform admin', 'a')).toEqual([])
  for (const at of ['a', 'b'] as const) {
    const { tenant } = world.refs[at]
    const { config } = await world.db.findByID({ collection: 'tenants', id: tenant, overrideAccess: true })
    await world.db.update({
      ...{ collection: 'tenants', id: tenant, overrideAccess: true },
      data: { config: { ...recordOf(config), copiedFrom: ['Harbour Toyota'] } },
    })
  }
  expect(await named('platform admin', 'a')).toEqual([])
  const layout = [{ blockType: 'richText' as const, text: 'Harbour Toyota has 3 yards.' }]
  const data = { tenant: world.refs.b.tenant, title: 'Our yards', slug: 'our-yards', layout }
  const { id } = await world.db.create({
    ...{ collection: 'pages', overrideAccess: true },
    data: { ...data, _status: 'published' },
  })
  const page = { text: 'Our yards', name: 'Harbour Toyota', href: `/admin/collections/pages/${id}` }
  expect(await named('platform admin', 'b')).toEqual([page])
  expect(await named('dealer admin of A', 'a')).toEqual([])
  expect(await factsFor('dealer admin of A', 'b')).toBeNull()
})

it('counts what is the dealer’s alone; a website that does not answer is told', async () => {
  const facts = (await factsFor('platform admin', 'a'))?.facts
  const own = { tenant: { equals: world.refs.a.tenant } }
  const { totalDocs: places } = await world.db.count({
    collection: 'locations',
    where: own,
    overrideAccess: true,
  })
  expect(facts?.places).toBe(places)
  expect(facts?.admins).toBeGreaterThan(0)
  const [admins = 0, invited = 0] = [facts?.admins, facts?.invitedAdmins]
  const person = await world.db.find({
    ...{ collection: 'users', limit: 1, overrideAccess: true },
    where: {
      and: [
        { tenants: { in: [world.refs.a.tenant] } },
        { role: { equals: 'dealer_admin' } },
        { disabled: { not_equals: true } },
      ],
    },
  })
  const { table } = await import('@/db/table')
  const id = person.docs[0]?.id ?? ''
  await (await table('users')).update([['id', '=', id]], { invited_until: Date.now() + 60_000 })
  expect((await factsFor('platform admin', 'a'))?.facts).toMatchObject({
    admins: admins - 1,
    invitedAdmins: invited + 1,
  })
  expect(facts?.pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/privacy-policy', '/sitemap.xml']),
  )
  // No server of these tests answers for the host.
  expect(facts?.pages.filter(({ status }) => status === 200)).toEqual([])
})
