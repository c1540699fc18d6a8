/** Dealers made, copied, suspended and removed by the platform, and by nobody else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { recordOf } from '@/access/ids'
import { closeDb } from '../../helpers/db'
import { mailsIn } from '../../helpers/mailsIn'
import { rest } from './rest'
import { makeWorld, type World, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headersOf = (name: string) => principalIn(world, name).headers
const form = (change: object = {}) => ({
  ...{
    name: 'Redgum Ford',
    slug: 'redgum',
    hosts: 'www.redgum.example',
    state: 'VIC',
    from: '',
    copy: 'look',
    unlisted: false,
  },
  ...{ adminName: 'Kerry Voss', adminEmail: 'kerry@redgum.example', ...change },
})
const make = (name: string, change: object = {}) => rest('POST', '/dealers', headersOf(name), form(change))
const stand = (name: string, id: string, to: string) =>
  rest('POST', `/dealers/${id}/standing`, headersOf(name), { to })
const remove = (name: string, id: string, typed: string) =>
  rest('POST', `/dealers/${id}/remove`, headersOf(name), { name: typed })
const madeSchema = z.object({ id: z.string(), note: z.string() })
const BOSS = 'platform admin'
const hosts = async (host: string) => {
  const { tenantOfHost } = await import('@/core/dealer/rows/hosts')
  return (await tenantOfHost(host))?.slug ?? null
}
const tenants = async () =>
  (await world.db.find({ collection: 'tenants', sort: 'slug', pagination: false, overrideAccess: true })).docs
const count = async (
  collection: 'pages' | 'cars' | 'users' | 'leads' | 'media' | 'integrator-keys',
  tenant: string,
) =>
  (
    await world.db.count({
      collection,
      where: collection === 'users' ? { tenants: { in: [tenant] } } : { tenant: { equals: tenant } },
      overrideAccess: true,
    })
  ).totalDocs

describe('T10 nobody but the platform', () => {
  it.each([
    'anonymous',
    'shopper of A',
    'editor of A',
    'sales of A1',
    'dealer admin of A',
    'group admin of A and C',
    'staff of no dealer',
    'disabled admin of A',
    'key of A to write',
  ])('%s makes, suspends and removes none', async (name) => {
    const before = await tenants()
    const { tenant } = world.refs.a
    expect((await make(name)).status).toBe(404)
    expect((await stand(name, tenant, 'suspended')).status).toBe(404)
    expect((await remove(name, tenant, 'CANARYA')).status).toBe(404)
    const patched = await rest('PATCH', `/tenants/${tenant}`, headersOf(name), { status: 'suspended' })
    expect([200, 401, 403, 404]).toContain(patched.status)
    expect((await tenants()).map(({ slug, status }) => [slug, status])).toEqual(
      before.map(({ slug, status }) => [slug, status]),
    )
  })
})

it('a dealer from the form is live at its names at once, with its first admin invited', async () => {
  expect(await hosts('www.redgum.example')).toBeNull()
  const made = await make(BOSS)
  expect([made.status, made.body]).toEqual([201, expect.stringContaining('"note":""')])
  const { id } = madeSchema.parse(JSON.parse(made.body))
  expect([await hosts('www.redgum.example'), await hosts('redgum.localhost')]).toEqual(['redgum', 'redgum'])
  const { getSite } = await import('@/core/dealer/read/sites')
  const site = await getSite('redgum.localhost')
  expect(site?.dealerships.map(({ slug }) => slug)).toEqual(['redgum'])
  expect(site?.config).toMatchObject({ country: 'AU', timezone: 'Australia/Melbourne' })
  const { docs } = await world.db.find({
    ...{ collection: 'users', where: { email: { equals: 'kerry@redgum.example' } }, depth: 0 },
    overrideAccess: true,
  })
  expect(docs[0]).toMatchObject({ role: 'dealer_admin', tenants: [id] })
  expect(mailsIn('kerry@redgum.example').join('\n')).toContain('invites you to Redgum Ford')
  const log = await world.db.find({
    ...{ collection: 'audit-log', where: { doc_id: { equals: id } }, overrideAccess: true },
  })
  expect(log.docs.map(({ what }) => what)).toContain('made the dealer')
})

it.each([
  [{}, 'Somebody with this address has an account already'],
  [{ adminName: '', adminEmail: '' }, 'Redgum Ford has the short name redgum already'],
  [{ adminName: '', adminEmail: '', slug: 'new' }, 'www.redgum.example leads to Redgum Ford already'],
  [{ adminName: '', adminEmail: '', slug: 'new', hosts: 'localhost' }, 'is not the name of a website'],
  [{ adminName: '', adminEmail: '', slug: 'new', hosts: '', from: 'nobody' }, 'not there any more'],
])('what is wrong with %j is said, and nothing is made', async (change, words) => {
  const before = (await tenants()).length
  const { status, body } = await make(BOSS, change)
  expect([409, 422]).toContain(status)
  expect(body).toContain(words)
  expect((await tenants()).length).toBe(before)
})

it('T9 a copy has the pages and pictures, under ids of its own, and no people, cars, leads or keys', async () => {
  const from = world.refs.a.tenant
  const copied = await count('pages', from)
  const terms = { tenant: from, title: 'Terms', slug: 'terms-and-conditions', _status: 'published' as const }
  await world.db.create({
    ...{ collection: 'pages', overrideAccess: true },
    data: { ...terms, layout: [{ blockType: 'richText', text: 'Dealer A Pty Ltd, licence 1' }] },
  })
  const made = await make(BOSS, {
    ...{ name: 'Twin', slug: 'twin', hosts: '', from, copy: 'everything', unlisted: true },
    ...{ adminName: '', adminEmail: '' },
  })
  expect([made.status, made.body]).toEqual([201, expect.any(String)])
  const { id } = madeSchema.parse(JSON.parse(made.body))
  // From its first moment: a robot that comes at once finds it closed.
  const { getSite } = await import('@/core/dealer/read/sites')
  const unlisted = async (host: string) => (await getSite(host))?.config.unlisted
  expect([await unlisted('twin.localhost'), await unlisted('redgum.localhost')]).toEqual([true, false])
  // All but the legal page: it names the other business.
  expect(await count('pages', id)).toBe(copied)
  expect(await count('media', id)).toBe(await count('media', from))
  for (const none of ['cars', 'leads', 'users', 'integrator-keys'] as const)
    expect([none, await count(none, id)]).toEqual([none, 0])
  const { tableOf } = await import('@/db/table')
  for (const slug of ['tenants', 'pages', 'posts', 'media', 'models', 'redirects', 'dealerships']) {
    const rows = await tableOf(world.db, slug).find([[slug === 'tenants' ? 'id' : 'tenant', '=', id]])
    expect([slug, JSON.stringify(rows).includes(from)]).toEqual([slug, false])
  }
  const { getStorage } = await import('@/integrations/storage')
  const pictures = await tableOf(world.db, 'media').find([['tenant', '=', id]])
  expect(pictures.length).toBeGreaterThan(0)
  for (const { filename } of pictures) expect(await getStorage().has(`${id}/${filename}`)).toBe(true)
})

it('the menu of a copy has no link to a row that was not copied', async () => {
  const from = world.refs.a.tenant
  const source = await world.db.findByID({ collection: 'tenants', id: from, overrideAccess: true })
  const links = ['/fleet', '/teams/north', '/offers/build-slots', '/locations/north']
  const navigation = links.map((href) => ({ label: href, href }))
  await world.db.update({
    ...{ collection: 'tenants', id: from, overrideAccess: true },
    data: { config: { ...recordOf(source.config), navigation } },
  })
  const made = await make(BOSS, {
    ...{ name: 'Triplet', slug: 'triplet', hosts: '', from, copy: 'everything', unlisted: true },
    ...{ adminName: '', adminEmail: '' },
  })
  expect(made.status).toBe(201)
  const { id } = madeSchema.parse(JSON.parse(made.body))
  const copy = await world.db.findByID({ collection: 'tenants', id, overrideAccess: true })
  expect(recordOf(copy.config).navigation).toEqual([expect.objectContaining({ href: '/fleet' })])
  expect(recordOf(copy.config).copiedFrom).toContain(source.name)
})

it('suspended it is no website, its admins are told, and removed it is gone; the platform alone does each', async () => {
  const [redgum] = (await tenants()).filter(({ slug }) => slug === 'redgum')
  const id = redgum?.id ?? ''
  expect((await remove(BOSS, id, 'Redgum Ford')).body).toContain('Suspend it first')
  const suspended = await stand(BOSS, id, 'suspended')
  expect([suspended.status, suspended.body]).toEqual([200, '{"told":1}'])
  expect(await hosts('www.redgum.example')).toBeNull()
  expect(mailsIn('kerry@redgum.example').join('\n')).toContain('is suspended')
  expect((await stand(BOSS, id, 'suspended')).body).toContain('suspended already')
  // Its names stay its own.
  const taken = await make(BOSS, { slug: 'thief', adminName: '', adminEmail: '' })
  expect(taken.body).toContain('www.redgum.example leads to Redgum Ford already')
  expect((await remove(BOSS, id, 'redgum')).status).toBe(409)
  const removed = await remove(BOSS, id, 'Redgum Ford')
  expect([removed.status, removed.body]).toEqual([200, expect.stringContaining('private/removed/redgum-')])
  expect((await remove(BOSS, id, 'Redgum Ford')).status).toBe(404)
  expect((await tenants()).map(({ slug }) => slug)).not.toContain('redgum')
})
