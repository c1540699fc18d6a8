import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { GROUP, menuOf } from '@/access/menu'
import { dealerAdmins } from '@/access/rules'
import { rest } from './rest'
import { makeWorld, plant, type World, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headersOf = (name: string): Record<string, string> => principalIn(world, name).headers
const image = (url: string) => ({ image: { url } })

it('B6 the picture that staff put first is the one on the card, and stays theirs', async () => {
  const id = world.ids.cars?.a ?? ''
  await world.db.update({
    collection: 'cars',
    id,
    data: { images: [image('/media/1.webp'), image('/media/2.webp')], primary_image_url: '/media/1.webp' },
    overrideAccess: true,
  })
  const saved = await rest('PATCH', `/cars/${id}`, headersOf('editor of A'), {
    images: [image('/media/2.webp'), image('/media/1.webp')],
  })
  expect(saved.status).toBe(200)
  const car = await world.db.findByID({ collection: 'cars', id, depth: 0, overrideAccess: true })
  expect(car).toMatchObject({
    primary_image_url: '/media/2.webp',
    thumbnails: ['/media/2.webp', '/media/1.webp'],
    photos_count: 2,
  })
  expect(Object.keys(car.overrides ?? {})).toEqual(expect.arrayContaining(['images', 'primary_image_url']))
})

it('opening hours carry the name of the place that was chosen', async () => {
  const location = await plant(world.db, 'locations', {
    tenant: world.refs.a.tenant,
    name: 'North Yard',
    slug: 'north-yard',
    timezone: 'Australia/Perth',
    dealership_id: world.refs.a.dealership,
    dealership_slug: 'yard',
    address: {},
    contact_detail: {},
  })
  const made = await rest('POST', '/opening-hours', headersOf('editor of A'), {
    tenant: world.refs.a.tenant,
    location_id: location,
    department: 'service',
    week: [{ weekday: 1, status: 'Closed' }],
  })
  expect(JSON.parse(made.body).doc).toMatchObject({ location_name: 'North Yard' })
})

it('what staff delete stands in the audit log, with what it was', async () => {
  const id = await plant(world.db, 'redirects', { tenant: world.refs.a.tenant, from: '/gone', to: '/new' })
  expect((await rest('DELETE', `/redirects/${id}`, headersOf('editor of A'))).status).toBe(200)
  const log = await world.db.find({
    collection: 'audit-log',
    where: { doc_id: { equals: id } },
    depth: 0,
    overrideAccess: true,
  })
  expect(log.docs).toHaveLength(1)
  expect(log.docs[0]).toMatchObject({
    tenant: world.refs.a.tenant,
    who: 'editor-of-a@staff.example',
    what: 'delete redirects',
    doc_title: '/gone',
    diff: { from: { from: '/gone', to: null } },
  })
})

it.each([
  ['dealer_admin', false],
  ['platform_admin', false],
  ['editor', true],
  ['sales', true],
  ['none of ours', true],
])('a menu entry for dealer admins is hidden from %s: %s', (role, hidden) => {
  const user = { collection: 'users', id: '1', role, tenants: ['t'], locations: [], email: 'x' }
  expect(menuOf(dealerAdmins)({ user })).toBe(hidden)
})

/** Their lines in the menu lead to screens of their own: `src/admin/car/list`, `src/admin/leads/inbox`; a dealer's settings stand alone. */
const OWN_LINE = ['bookings', 'cars', 'leads', 'tenants']

it('T9 every collection has its place in the menu, a line of its own, or none at all', () => {
  const groups: unknown[] = Object.values(GROUP)
  const astray = world.db.config.collections
    .filter(
      ({ slug, admin }) =>
        !slug.startsWith('payload-') && admin.hidden !== true && !groups.includes(admin.group),
    )
    .map(({ slug }) => slug)
  expect(astray.sort()).toEqual(OWN_LINE)
})
