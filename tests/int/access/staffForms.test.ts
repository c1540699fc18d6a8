/** What the admin's forms send, and what is stored. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { closeDb } from '../../helpers/db'
import { POLICY, type Role } from './policy'
import { rest } from './rest'
import { canary, SAMPLES } from './samples.data'
import { makeWorld, plant, slugIn, type World, principalIn } from './world'
import { bodyOf } from './writes'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headersOf = (name: string): Record<string, string> => principalIn(world, name).headers
const made = z.object({ doc: z.object({ id: z.string(), tenant: z.string() }) })
const message = z.object({ errors: z.array(z.object({ message: z.string() })) })

/** The form of a collection: staff of one dealer are not shown the dealer, so it is not sent. */
async function formOf(slug: string, n: string, tenant?: string): Promise<unknown> {
  const row = { ...SAMPLES[slug]?.(world.refs.a, canary('a'), n) }
  delete row.tenant
  return bodyOf(slug, tenant === undefined ? row : { ...row, tenant })
}

const WRITERS: [name: string, role: Role][] = [
  ['editor of A', 'editor'],
  ['sales of A1', 'sales'],
  ['dealer admin of A', 'dealer_admin'],
]
const creatable = WRITERS.flatMap(([name, role]) =>
  Object.entries(POLICY)
    .filter(([, { create, scope }]) => scope === 'tenant' && create.includes(role))
    .map(([slug]) => [name, slug] as const),
)

describe('staff of one dealer create without naming the dealer', () => {
  it.each(creatable)('%s: %s', async (name, slug) => {
    const n = `-${name.slice(0, 2)}`
    const answer = await rest('POST', `/${slug}?depth=0`, headersOf(name), await formOf(slug, n))
    expect(answer.status, answer.body).toBe(201)
    const { doc } = made.parse(JSON.parse(answer.body))
    expect(doc.tenant).toBe(world.refs.a.tenant)
    await world.db.db.deleteOne({ collection: slugIn(world.db, slug), where: { id: { equals: doc.id } } })
    const foreign = await formOf(slug, `${n}-b`, world.refs.b.tenant)
    expect((await rest('POST', `/${slug}`, headersOf(name), foreign)).status).toBe(403)
  })
})

describe('an amount that is not plainly a number is refused with the field’s label', () => {
  const slugs = creatable.filter(([name]) => name === 'dealer admin of A').map(([, slug]) => slug)
  it.each(slugs)('%s', async (slug) => {
    const { config } = world.db.collections[slugIn(world.db, slug)]
    const amounts = config.flattenedFields.filter(({ type }) => type === 'number')
    const row = world.ids[slug]?.a
    const form = await formOf(slug, '-amount')
    for (const { name, label } of amounts)
      for (const value of ['12,50', true, [450], '0x10']) {
        const body = { ...Object(form), [name]: value }
        const made = await rest('POST', `/${slug}`, headersOf('dealer admin of A'), body)
        expect([name, made.status, made.body]).toEqual([
          name,
          400,
          expect.stringContaining(typeof label === 'string' ? label : name),
        ])
        expect(made.body).toContain(`"path":"${name}"`)
        const changed = await rest('PATCH', `/${slug}/${row}`, headersOf('dealer admin of A'), {
          [name]: value,
        })
        expect(changed.status).toBe(400)
        const foreign = await rest('PATCH', `/${slug}/${world.ids[slug]?.b}`, {}, { [name]: value })
        expect([401, 403, 404]).toContain(foreign.status)
      }
  })
  it('is tried on several collections', () => {
    const has = (slug: string) =>
      world.db.collections[slugIn(world.db, slug)].config.flattenedFields.some(
        ({ type }) => type === 'number',
      )
    expect(slugs.filter(has).length).toBeGreaterThan(3)
  })
})

it('staff of several dealers choose, and so do platform admins', async () => {
  for (const name of ['group admin of A and C', 'platform admin']) {
    const missing = await rest(
      'POST',
      '/redirects',
      headersOf(name),
      await formOf('redirects', `-${name[0]}`),
    )
    expect(missing.status, missing.body).toBe(400)
    expect(message.parse(JSON.parse(missing.body)).errors[0]?.message).toMatch(/check: .*Dealer site/)
    const chosen = await formOf('redirects', `-${name[0]}`, world.refs.c.tenant)
    expect((await rest('POST', '/redirects', headersOf(name), chosen)).status).toBe(201)
  }
})

it('a new colleague works for the only dealer of who adds them', async () => {
  const account = {
    email: 'new@staff.example',
    password: 'correct horse battery staple',
    name: 'New',
    role: 'sales',
  }
  const answer = await rest('POST', '/users?depth=0', headersOf('dealer admin of A'), account)
  expect(answer.status, answer.body).toBe(201)
  expect(JSON.parse(answer.body).doc.tenants).toEqual([world.refs.a.tenant])
})

it('a short password is refused in words, when set, changed or reset', async () => {
  const who = headersOf('dealer admin of A')
  const account = { email: 'short@staff.example', password: 'abc', name: 'Short', role: 'sales' }
  const refused = await rest('POST', '/users', who, account)
  expect([refused.status, refused.body]).toEqual([400, expect.stringContaining('at least 10 characters')])
  const made = await rest('POST', '/users?depth=0', who, { ...account, password: 'ten or ten' })
  const id = JSON.parse(made.body).doc.id
  expect((await rest('PATCH', `/users/${id}`, who, { password: 'abc' })).status).toBe(400)
  const token = await world.db.forgotPassword({
    collection: 'users',
    data: { email: account.email },
    disableEmail: true,
  })
  expect((await rest('POST', '/users/reset-password', {}, { token, password: 'abc' })).status).toBe(400)
  const good = { email: account.email, password: 'ten or ten' }
  expect((await rest('POST', '/users/login', {}, good)).status).toBe(200)
})

it('a second redirect from one address names the field', async () => {
  const who = headersOf('dealer admin of A')
  const rule = { tenant: world.refs.a.tenant, from: '/twice', to: '/offers' }
  expect((await rest('POST', '/redirects', who, rule)).status).toBe(201)
  const again = await rest('POST', '/redirects', who, { ...rule, to: '/search' })
  expect([again.status, again.body]).toEqual([400, expect.stringContaining('"path":"from"')])
})

it('a redirect from a page that is there is refused; a post that is gone may lead on', async () => {
  const who = headersOf('editor of A')
  const [first, other] = [world.refs.a.tenant, world.refs.c.tenant]
  const page = SAMPLES.pages?.(world.refs.a, canary('a'), '-leads')
  const published = { ...page, _status: 'published' }
  await plant(world.db, 'pages', { ...published, tenant: first, slug: 'about/here' })
  await plant(world.db, 'pages', { ...published, tenant: other, slug: 'theirs' })
  const from = async (address: string) => {
    const { status, body } = await rest('POST', '/redirects', who, { from: address, to: '/offers' })
    return status === 201 ? 'made' : (message.parse(JSON.parse(body)).errors[0]?.message ?? body)
  }
  const refused = expect.stringContaining('Please check:')
  expect(await from('/search/toyota')).toEqual(refused)
  expect(await from('/About/Here/')).toEqual(refused)
  expect(await from('/theirs')).toBe('made')
  expect(await from('/blog/gone')).toBe('made')
})

it('a pop-up that ends before it begins is refused', async () => {
  const popup = {
    tenant: world.refs.a.tenant,
    title: 'Backwards',
    first_day: '2026-12-10',
    last_day: '2026-12-01',
  }
  const answer = await rest('POST', '/popups', headersOf('dealer admin of A'), popup)
  expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('before the first')])
})

const account = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  tenants: z.array(z.string()),
  locations: z.array(z.string()),
  disabled: z.boolean().nullish(),
})

describe('a colleague saved by a dealer admin', () => {
  const colleague = async (email: string, tenants: string[], locations: string[]) =>
    plant(world.db, 'users', {
      email,
      password: 'twenty letters or so',
      name: email,
      role: 'sales',
      tenants,
      locations,
    })
  const read = async (id: string) =>
    account.parse(
      JSON.parse((await rest('GET', `/users/${id}?depth=0`, headersOf('dealer admin of A'))).body),
    )

  it('keeps the locations', async () => {
    const { tenant, location } = world.refs.a
    const id = await colleague('kept@staff.example', [tenant], [location])
    const form = { ...(await read(id)), name: 'Renamed' }
    expect((await rest('PATCH', `/users/${id}`, headersOf('dealer admin of A'), form)).status).toBe(200)
    const stored = await world.db.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
    expect(stored).toMatchObject({ name: 'Renamed', locations: [location], tenants: [tenant] })
  })

  it('shows the locations of shared dealers only', async () => {
    const { a, b } = world.refs
    const id = await colleague('two@staff.example', [a.tenant, b.tenant], [a.location, b.location])
    expect(await read(id)).toMatchObject({ tenants: [a.tenant], locations: [a.location] })
  })
})

it.each(['', '   ', undefined])('a hero whose headline is %j is not published, in words', async (heading) => {
  const form = await formOf('pages', '-hero')
  const layout = [{ blockType: 'hero', heading, finder: false, tone: 'light' }]
  const body = { ...(typeof form === 'object' && form), layout, _status: 'published' }
  const answer = await rest('POST', '/pages', headersOf('editor of A'), body)
  expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('Enter a headline')])
})
