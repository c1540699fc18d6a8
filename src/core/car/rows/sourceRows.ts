import { table } from '@/db/table'
import { keySource } from '@/core/car/owners/sources'

/** The names of a dealer's keys, by source. */
export async function sourceNames(tenantId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await (
    await table('integrator-keys')
  ).find([['tenant', '=', tenantId]], { fields: ['id', 'name'] })
  return new Map(rows.map(({ id, name }) => [keySource(String(id)), String(name)] as const))
}

/** Keys that were revoked or have expired, as sources: nobody speaks for them any more. */
export async function endedSources(tenantId: string, now = Date.now()): Promise<ReadonlySet<string>> {
  const rows = await (
    await table('integrator-keys')
  ).find([['tenant', '=', tenantId]], { fields: ['id', 'revoked_at', 'expires_at'] })
  const isOver = (at: unknown) => typeof at === 'string' && Date.parse(at) <= now
  return new Set(
    rows.flatMap(({ id, revoked_at, expires_at }) =>
      isOver(revoked_at) || isOver(expires_at) ? [keySource(String(id))] : [],
    ),
  )
}
