/** What a response may contain for whom, and how a stored row must look afterwards. */
import type { Where } from 'payload'
import { POLICY, type Line } from './policy'
import type { Answer } from './rest'
import { canary, SECRETS, type Key } from './samples.data'
import { slugIn, type Principal, type Seed, type World } from './world'

export type Verb = 'read' | 'create' | 'update' | 'delete'
export const KEYS: Key[] = ['a', 'b', 'c']
export const NOWHERE = 'ffffffffffffffffffffffff'
const UUID_NOWHERE = 'ffffffff-ffff-7fff-bfff-ffffffffffff'
export const nowhere = (world: World): string => (world.db.db.name === 'sqlite' ? UUID_NOWHERE : NOWHERE)

export const lineOf = (slug: string): Line => {
  const line = POLICY[slug]
  if (!line) throw new Error(`${slug} has no policy line`)
  return line
}

export const isPlatform = (p: Principal): boolean => p.role === 'platform_admin'
export function may(p: Principal, line: Line, verb: Verb): boolean {
  if (line.nobody?.includes(verb)) return false
  if (p.role === 'platform_admin') return true
  return p.role !== null && p.tenants.length > 0 && line[verb].includes(p.role)
}
export const isForeign = (p: Principal, key: Key): boolean => !isPlatform(p) && !p.tenants.includes(key)
export const denied = (status: number): boolean => [400, 401, 403, 404, 405, 501].includes(status)

const owners = new WeakMap<World, Map<string, Seed>>()
function ownerOf(world: World): Map<string, Seed> {
  const known = owners.get(world)
  if (known) return known
  const map = new Map<string, Seed>()
  const seeds: Seed[] = ['a', 'b', 'c', 'a2']
  for (const [slug, ids] of Object.entries(world.ids))
    for (const seed of seeds) {
      const id = ids[seed]
      if (id && slug !== 'manufacturers') map.set(id, seed)
    }
  owners.set(world, map)
  return map
}

const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}|\b[0-9a-f]{24}\b/g

/** What of others shows in the answer; ids that the caller sent itself are no news. */
export function leaks(world: World, p: Principal, slug: string, answer: Answer, sent: string): string[] {
  const line = lineOf(slug)
  const hidden = KEYS.filter(
    (key) => isForeign(p, key) || (!may(p, line, 'read') && line.scope !== 'users' && line.scope !== 'own'),
  )
  const words = [
    ...hidden.map(canary),
    ...SECRETS,
    ...(isPlatform(p) || (p.role !== 'sales' && p.tenants.includes('a')) ? [] : ['CANARYTWO']),
  ]
  const found = words.filter((word) => answer.text.includes(word) && !sent.includes(word))
  const strangers = [...new Set(answer.text.match(IDS) ?? [])].filter((id) => {
    const owner = ownerOf(world).get(id)
    if (!owner || sent.includes(id)) return false
    return owner === 'a2'
      ? !isPlatform(p) && (p.role === 'sales' || !p.tenants.includes('a'))
      : isForeign(p, owner)
  })
  return [...found, ...strangers]
}

export const ownSeed = (p: Principal): Key => p.tenants[0] ?? 'a'

/** The stored rows of one dealer in a collection, as text: two equal texts mean that nothing was written. */
export async function snapshot(world: World, slug: string, key: Key): Promise<string> {
  const collection = slugIn(world.db, slug)
  const config = world.db.config.collections.find((one) => one.slug === slug)
  const owned = config?.flattenedFields.some((field) => field.name === 'tenant')
  const where: Where = owned
    ? { tenant: { equals: world.refs[key].tenant } }
    : { id: { equals: world.ids[slug]?.[key] ?? '' } }
  const { docs } = await world.db.db.find({ collection, where, limit: 0, pagination: false, sort: 'id' })
  return JSON.stringify(docs)
}

export async function stored(
  world: World,
  slug: string,
  id: string,
): Promise<Record<string, unknown> | null> {
  const row: unknown = await world.db.db.findOne({
    collection: slugIn(world.db, slug),
    where: { id: { equals: id } },
  })
  return typeof row === 'object' && row !== null ? Object.fromEntries(Object.entries(row)) : null
}

export function json(answer: Answer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(answer.body)
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
  } catch {
    return {}
  }
}
