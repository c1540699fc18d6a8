import type { Payload } from 'payload'
import { idsOf } from '@/access/ids'
import { getDb } from '@/db/payload'
import { table } from '@/db/table'
import { ownedIds } from '@/core/dealer/rows/tenantRows'

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
  const places = new Set(docs.length ? await ownedIds('locations', tenant) : [])
  const all = docs.map((user) => ({
    id: user.id,
    isOfPlatform: user.role === 'platform_admin',
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
    collection: 'payload-preferences',
    where: { and: [{ 'user.relationTo': { equals: 'users' } }, { 'user.value': { in: alone } }] },
  })
  for (const id of alone) await db.delete({ collection: 'users', id, depth: 0, overrideAccess: true })
  return alone.length
}
