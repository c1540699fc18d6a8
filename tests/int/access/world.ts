/** Three dealers with the same slugs, and every kind of caller: each principal is a set of request headers. */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug, TypedUser } from 'payload'
import sharp from 'sharp'
import { vi } from 'vitest'
import { freshDb, keepDb } from '../../helpers/db'
import { rest } from './rest'
import { canary, SAMPLES, type Key, type Refs } from './samples.data'
import type { Role } from './policy'

export interface Principal {
  name: string
  headers: Record<string, string>
  role: Role | 'platform_admin' | null
  tenants: Key[]
  /** Sales staff: the locations they work at. */
  at?: string[]
  userId?: string
}
/** Seeds of the matrix: `a2` is a row of dealer A at A's other location. */
export type Seed = Key | 'a2'
export interface World {
  db: Payload
  refs: Record<Seed, Refs>
  ids: Record<string, Partial<Record<Seed, string>>>
  principals: Principal[]
}

/** Whose rows, for whom of those who work with bookings and leads: none may see them. */
export const NOT_THEIRS = [
  ['a2', 'sales of A1'],
  ['b', 'sales of A1'],
  ['b', 'dealer admin of A'],
  ['a', 'editor of A'],
  ['a', 'staff of no dealer'],
  ['a', 'disabled admin of A'],
  ['a', 'anonymous'],
  ['a', 'key of A to write'],
] as const

const KEYS: Key[] = ['a', 'b', 'c']
export const PASSWORD = 'correct horse battery staple'
type Data = RequiredDataFromCollectionSlug<CollectionSlug>
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

export const slugIn = (db: Payload, slug: string): CollectionSlug => {
  const found = db.config.collections.find((one) => one.slug === slug)
  if (!found) throw new Error(`no collection ${slug}`)
  return found.slug
}

/** The header of a font: as much as the server reads of one. */
export function fontFile(): Buffer {
  const data = Buffer.alloc(64)
  data.write('wOF2', 0, 'latin1')
  data.writeUInt32BE(0x00_01_00_00, 4)
  data.writeUInt32BE(data.length, 8)
  return data
}

export const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

/** The file that an upload of this collection needs. */
export async function fileFor(
  slug: string,
): Promise<{ data: Buffer; mimetype: string; name: string } | null> {
  if (slug === 'media') return { data: await picture(), mimetype: 'image/png', name: 'x.png' }
  if (slug === 'fonts') return { data: fontFile(), mimetype: 'font/woff2', name: 'x.woff2' }
  return null
}

/** A row made by the system itself, past all access rules; `raw` past the hooks too (no password is hashed then). */
export async function plant(
  db: Payload,
  slug: string,
  data: unknown,
  raw = slug.startsWith('payload-'),
): Promise<string> {
  if (!isData(data)) throw new Error('not a row')
  if (raw) return String((await db.db.create({ collection: slugIn(db, slug), data })).id)
  const file = await fileFor(slug)
  const upload = file ? { file: { ...file, size: file.data.length } } : {}
  const doc = await db.create({
    collection: slugIn(db, slug),
    data,
    depth: 0,
    overrideAccess: true,
    context: { quiet: true },
    ...upload,
  })
  return String(doc.id)
}

async function seedTenant(world: World, key: Key): Promise<void> {
  const { db, refs, ids } = world
  const mark = canary(key)
  const refsOf: Refs = { tenant: '', location: '', dealership: '' }
  const order = ['tenants', 'dealerships', 'locations', 'models', 'users', 'pages', ...Object.keys(SAMPLES)]
  for (const slug of new Set(order)) {
    const id = await plant(db, slug, SAMPLES[slug]?.(refsOf, mark, ''))
    ids[slug] = { ...ids[slug], [key]: id }
    if (slug === 'tenants') refsOf.tenant = id
    if (slug === 'dealerships') refsOf.dealership = id
    if (slug === 'locations') refsOf.location = id
    if (slug === 'media') refsOf.media = id
    if (slug === 'models') refsOf.model = id
    if (slug === 'users') refsOf.user = id
    if (slug === 'pages') refsOf.page = await plant(db, 'pages', SAMPLES.pages?.(refsOf, mark, '-locked'))
  }
  refs[key] = refsOf
}

/** Dealer A's second location, with enquiries that sales of the first must not see. */
async function seedSecondLocation(world: World): Promise<void> {
  const { db, refs, ids } = world
  const at = {
    ...refs.a,
    location: await plant(db, 'locations', SAMPLES.locations?.(refs.a, canary('a'), '-2')),
  }
  refs.a2 = at
  for (const slug of ['leads', 'reservations', 'waiting-shoppers', 'bookings', 'valuations'])
    ids[slug] = { ...ids[slug], a2: await plant(db, slug, SAMPLES[slug]?.(at, 'CANARYTWO', '2')) }
}

const ORIGIN = 'http://localhost:3000'
async function staff(
  world: World,
  name: string,
  role: Principal['role'],
  tenants: Key[],
  more: { at?: string[]; disabled?: boolean } = {},
): Promise<Principal> {
  const email = `${name.replaceAll(' ', '-')}@staff.example`
  const owned = tenants.map((key) => world.refs[key].tenant)
  const userId = await plant(world.db, 'users', {
    email,
    password: PASSWORD,
    name,
    role,
    tenants: owned,
    locations: more.at ?? [],
  })
  const { response } = await rest('POST', '/users/login', { origin: ORIGIN }, { email, password: PASSWORD })
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  if (!cookie) throw new Error(`${name} could not log in: ${response.status}`)
  if (more.disabled)
    await world.db.update({ collection: 'users', id: userId, data: { disabled: true }, overrideAccess: true })
  const headers = { cookie, origin: ORIGIN }
  return more.disabled
    ? { name, headers, role: null, tenants: [], userId }
    : { name, headers, role, tenants, userId, at: more.at }
}

async function integrator(world: World, name: string, scopes: string[], revoked = false): Promise<Principal> {
  const key = `fc_${randomBytes(24).toString('base64url')}`
  const hash = createHash('sha256').update(key).digest('hex')
  const revoked_at = revoked ? new Date().toISOString() : null
  await plant(world.db, 'integrator-keys', {
    tenant: world.refs.a.tenant,
    name,
    prefix: key.slice(0, 8),
    hash,
    scopes,
    revoked_at,
  })
  return { name, headers: { authorization: `Bearer ${key}` }, role: null, tenants: [] }
}

async function newWorld(): Promise<World> {
  const db = await freshDb()
  const empty: Refs = { tenant: '', location: '', dealership: '' }
  const world: World = { db, refs: { a: empty, b: empty, c: empty, a2: empty }, ids: {}, principals: [] }
  for (const key of KEYS) await seedTenant(world, key)
  await seedSecondLocation(world)
  world.principals = [
    { name: 'anonymous', headers: {}, role: null, tenants: [] },
    {
      name: 'shopper of A',
      headers: {
        cookie: `__Host-shopper=${world.ids.shoppers?.a}.c2VjcmV0`,
        origin: 'http://sitecanarya.localhost:3000',
      },
      role: null,
      tenants: [],
    },
    await staff(world, 'editor of A', 'editor', ['a']),
    await staff(world, 'sales of A1', 'sales', ['a'], { at: [world.refs.a.location] }),
    await staff(world, 'dealer admin of A', 'dealer_admin', ['a']),
    await staff(world, 'group admin of A and C', 'dealer_admin', ['a', 'c']),
    await staff(world, 'staff of no dealer', 'dealer_admin', []),
    await staff(world, 'disabled admin of A', 'dealer_admin', ['a'], { disabled: true }),
    await staff(world, 'platform admin', 'platform_admin', []),
    await integrator(world, 'key of A to read', ['stock:read']),
    await integrator(world, 'key of A to write', ['stock:write', 'leads:read']),
    await integrator(world, 'revoked key of A', ['stock:write'], true),
  ]
  return world
}

const PEOPLE = 'world.json'

/**
 * The first file of a run makes the world, each later one starts from a copy of its data folder, in a tenth of the time. On MongoDB, and
 * where the clock stands at another time, which would end the sessions, a file makes its own.
 */
export async function makeWorld(): Promise<World> {
  const shared = process.env.WORLD_COPY
  if (!shared || process.env.DATABASE_URL || vi.isFakeTimers()) return newWorld()
  if (existsSync(shared)) {
    const world: Omit<World, 'db'> = JSON.parse(readFileSync(path.join(shared, PEOPLE), 'utf8'))
    return { ...world, db: await freshDb(shared) }
  }
  const { db, ...world } = await newWorld()
  await keepDb(shared, PEOPLE, JSON.stringify(world))
  return { ...world, db }
}

export function principalIn({ principals }: World, name: string): Principal {
  const found = principals.find((one) => one.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}

/** The person of this name as Payload has them. @throws for who is no person of the staff */
export async function staffIn(world: World, name: string): Promise<TypedUser> {
  const id = principalIn(world, name).userId ?? ''
  const user = await world.db.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  return { ...user, collection: 'users' }
}
