import { PLATFORM } from '@/access/roles'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import { idsOf } from '@/access/ids'
import { PREFERENCES } from '@/lib/payloadContract'
import { getDb } from '@/db/payload'
import { table } from '@/db/table'
import { ownedIds, ownedCollections } from '@/core/dealer/rows/tenantRows'
import { plural } from '@/core/money/format'

interface People {
  /** Their accounts are deleted with the dealer. */
  alone: string[]
  /** They only lose the dealer and its locations. */
  elsewhere: { id: string; tenants: string[]; locations: string[] }[]
}

export async function peopleOf(db: Payload, tenant: string): Promise<People> {
  const { docs } = await db.find({
    collection: 'users',
    where: { tenants: { in: [tenant] } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const places = new Set(docs.length ? (await ownedIds(tenant)).get('locations') : [])
  const all = docs.map((user) => ({
    id: user.id,
    isOfPlatform: user.role === PLATFORM,
    tenants: idsOf(user.tenants).filter((id) => id !== tenant),
    locations: idsOf(user.locations).filter((id) => !places.has(id)),
  }))
  const stays = (one: (typeof all)[number]) => one.isOfPlatform || one.tenants.length > 0
  return {
    alone: all.filter((one) => !stays(one)).map(({ id }) => id),
    elsewhere: all.filter(stays).map(({ id, tenants, locations }) => ({ id, tenants, locations })),
  }
}

/** Takes effect at once. People who work elsewhere too lose the dealer; the other accounts are deleted after the rows that name them. */
export async function lockOut(tenant: string): Promise<void> {
  const db = await getDb()
  const { alone, elsewhere } = await peopleOf(db, tenant)
  await (await table('users')).update([['id', 'in', alone]], { disabled: true })
  for (const { id, tenants, locations } of elsewhere)
    await db.update({
      collection: 'users',
      id,
      data: { tenants, locations },
      depth: 0,
      overrideAccess: true,
    })
}

/** Deletes accounts with their sessions, second steps and preferences. May be repeated. */
export async function removePeople(tenant: string): Promise<number> {
  const db = await getDb()
  const { alone } = await peopleOf(db, tenant)
  // First: a database that removes the link to the account would leave them behind.
  await db.db.deleteMany({
    collection: PREFERENCES,
    where: { and: [{ 'user.relationTo': { equals: 'users' } }, { 'user.value': { in: alone } }] },
  })
  for (const id of alone) await db.delete({ collection: 'users', id, depth: 0, overrideAccess: true })
  return alone.length
}

/* What the removal of a dealer would delete, in words. */

const lower = (label: unknown, otherwise: string): string =>
  (typeof label === 'string' ? label : otherwise).toLowerCase()

/** Collections whose name in the menu cannot be used as a plural. */
const COUNTED = new Map<string, readonly [one: string, many: string]>([
  ['absences', ['leave of a person', 'leaves of people']],
  ['audit-log', ['line of the history', 'lines of the history']],
  ['car-history', ['kept change of a car', 'kept changes of cars']],
  ['feed-chunks', ['part of a feed that waits', 'parts of feeds that wait']],
  ['lead-rules', ['rule for sharing leads', 'rules for sharing leads']],
  ['media', ['picture of the library', 'pictures of the library']],
  ['opening-hours', ['week of opening hours', 'weeks of opening hours']],
  ['prize-draws', ['go at the wheel', 'goes at the wheel']],
  ['team-members', ['person on the team page', 'people on the team page']],
])

function words({ slug, labels }: SanitizedCollectionConfig, count: number): string {
  const counted = COUNTED.get(slug)
  if (counted) return plural(count, ...counted)
  const name = slug.replaceAll('-', ' ')
  return plural(count, lower(labels.singular, name), lower(labels.plural, name))
}

/** `151 cars`, `41 leads`, …, the largest number first. */
export async function whatGoes(tenant: string): Promise<string[]> {
  const db = await getDb()
  const filled = await ownedIds(tenant)
  const counts = ownedCollections(db).map((config) => ({
    config,
    count: filled.get(config.slug)?.length ?? 0,
  }))
  const { alone, elsewhere } = await peopleOf(db, tenant)
  return [
    ...counts
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
      .map(({ config, count }) => words(config, count)),
    ...(alone.length ? [plural(alone.length, 'account of a person', 'accounts of people')] : []),
    ...(elsewhere.length
      ? [`${plural(elsewhere.length, 'person', 'people')} of other dealers too, who only lose this one`]
      : []),
  ]
}
