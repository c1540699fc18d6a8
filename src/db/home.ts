/** Whether this store is the one that sends, or a copy of it: it names its place, and that is compared with where it lies. */
import type { Payload } from 'payload'
import { z } from 'zod'
import { env } from '@/env'
import { databaseFile } from '@/lib/databaseFile'
import { registerFormerTenants } from '@/lib/formerTenants'
import { keepSilent } from '@/lib/silentCopy'
import { StartError } from '@/lib/startFaults'
import { FORMER_TENANTS, isMarkedRestored, MOVING, unmarkRestored } from './mark'
import { getDb } from './payload'
import { isSamePlace, type Place, placeOfFile, placeSchema } from './place'
import { isMongo } from './tableMongo'

const KEY = 'home'
const homeSchema = z.object({ place: placeSchema.nullable() })
/** What a copy says of itself, at once and wherever it is put. */
export const COPIED = { key: KEY, data: JSON.stringify({ place: null }) } as const

async function placeOf({ db }: Payload): Promise<Place> {
  if (!isMongo(db)) return placeOfFile(databaseFile(env.databaseUrl))
  const database = db.connection.getClient().db()
  const [found] = await database.listCollections({ name: 'tenants' }).toArray()
  const uuid = z.object({ info: z.object({ uuid: z.unknown() }) }).safeParse(found).data?.info.uuid ?? ''
  return {
    kind: 'mongodb',
    platform: env.platformHost,
    database: database.databaseName,
    uuid: Buffer.isBuffer(uuid) ? uuid.toString('hex') : String(uuid),
  }
}

/** A store that names no place is new, or of a version that named none: it is at home where it is. */
export async function isHome(): Promise<boolean> {
  const payload = await getDb()
  if (isMarkedRestored(env.dataDir)) return false
  const home = homeSchema.safeParse(await payload.kv.get(KEY)).data
  const here = await placeOf(payload)
  if (home) return home.place !== null && isSamePlace(home.place, here)
  // Of several processes that start at once one says it, and they all lie in the same place.
  await payload.kv.set(KEY, { place: here }).catch(() => undefined)
  return true
}

/** Before anything may be sent. Returns whether this process has to stay silent. */
export async function openHome(): Promise<boolean> {
  const { kv } = await getDb()
  if ((await kv.get(MOVING)) !== null)
    throw new StartError(
      'Forecourt cannot start: a move into this database was cut short. Drop the database, and run npm run forecourt -- move again.',
    )
  const former = z.record(z.string(), z.string()).safeParse(await kv.get(FORMER_TENANTS)).data
  registerFormerTenants(former ?? {})
  const silent = !(await isHome())
  keepSilent(silent)
  return silent
}

/** From now on this store is the one, here. False: it was already. */
export async function settle(): Promise<boolean> {
  const payload = await getDb()
  const was = await isHome()
  await payload.kv.set(KEY, { place: await placeOf(payload) })
  unmarkRestored(env.dataDir)
  keepSilent(false)
  return !was
}
