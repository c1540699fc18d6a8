import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { SCOPES, type Scope } from './apiKeys.rules'
import { hashOfKey, newApiKey } from '@/lib/secrets'
import { table } from '@/db/table'

const keySchema = z.object({
  id: z.string(),
  tenant: z.string(),
  name: z.string(),
  prefix: z.string(),
  hash: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  dealerships: z.array(z.string()).nullish(),
  expires_at: z.string().nullish(),
  revoked_at: z.string().nullish(),
  last_used_at: z.string().nullish(),
})
export type ApiKey = z.output<typeof keySchema>

const PATTERN = /^fc_([0-9a-f]{12})_[A-Za-z0-9_-]{43}$/
const LAST_USED_EVERY = 60_000

const equal = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
const past = (time: string | null | undefined, now: number) => Boolean(time) && Date.parse(time ?? '') <= now

export interface NewKey {
  tenantId: string
  name: string
  scopes: readonly Scope[]
  /** Slugs; empty means every dealership of the tenant. */
  dealerships?: readonly string[]
  expiresAt?: Date
  createdBy: string
}

export async function createKey(wanted: NewKey): Promise<{ id: string; key: string }> {
  const { key, prefix, hash } = newApiKey()
  const id = await (
    await table('integrator-keys')
  ).insert({
    tenant: wanted.tenantId,
    name: wanted.name,
    prefix,
    hash,
    scopes: wanted.scopes,
    dealerships: wanted.dealerships ?? [],
    expires_at: wanted.expiresAt?.toISOString() ?? null,
    revoked_at: null,
    last_used_at: null,
    created_by: wanted.createdBy,
  })
  if (!id) throw new Error('The new key met an existing one; try again')
  return { id, key }
}

/** Lets a secret in and notes that it was used. Null for unknown, expired and revoked keys alike. */
export async function admitKey(secret: string, now = Date.now()): Promise<ApiKey | null> {
  const prefix = PATTERN.exec(secret)?.[1]
  if (!prefix) return null
  const keys = await table('integrator-keys')
  const hash = hashOfKey(secret)
  const rows = (await keys.find([['prefix', '=', prefix]], { limit: 5 })).map((row) => keySchema.parse(row))
  const key = rows.find((row) => equal(row.hash, hash))
  if (!key || past(key.revoked_at, now) || past(key.expires_at, now)) return null
  if (now - Date.parse(key.last_used_at ?? '1970-01-01') > LAST_USED_EVERY)
    await keys.update([['id', '=', key.id]], { last_used_at: new Date(now).toISOString() })
  return key
}

/** Revokes at once, or at `at` so that a new key can replace it first. False when there is no such key. */
export async function revokeKey(prefix: string, at = new Date()): Promise<boolean> {
  return (
    (await (
      await table('integrator-keys')
    ).update([['prefix', '=', prefix]], { revoked_at: at.toISOString() })) > 0
  )
}

/** Those of a dealer, newest first. */
export async function keysOf(tenantId: string): Promise<ApiKey[]> {
  const rows = await (
    await table('integrator-keys')
  ).find([['tenant', '=', tenantId]], {
    sort: [['id', 'desc']],
  })
  return rows.map((row) => keySchema.parse(row))
}
