/** Keys that the operator makes and ends. */
import { writeAudit } from '@/db/audit'
import {
  dealershipsBySlug,
  dealershipsOf,
  dealershipSlugs,
  tenantById,
  tenantBySlug,
  type DealershipRow,
} from '@/core/dealer/rows/dealerships'
import { createKey, revokeKey } from '@/features/keys/keyRows'
import { DAY_MS, HOUR_MS } from '@/lib/time'
import { done, fail, type OperationResult, type CheckedOperation, unknownTenant } from './operationSchema'

export async function makeKey(
  wanted: Extract<CheckedOperation, { op: 'keys.create' }>,
): Promise<OperationResult> {
  const tenant = await tenantBySlug(wanted.tenant)
  if (!tenant) return unknownTenant(wanted.tenant)
  const own = (await dealershipsOf(tenant.id)).map(({ slug }) => slug)
  const wrong = (wanted.dealerships ?? []).filter((slug) => !own.includes(slug))
  if (wrong.length)
    return fail(
      `${tenant.name} has no dealership ${wrong.join(', ')}. It has: ${own.join(', ') || 'none yet'}.`,
    )
  const name = wanted.name ?? `${wanted.scopes.join(' ')} (command line)`
  const expiresAt = wanted.days ? { expiresAt: new Date(Date.now() + wanted.days * DAY_MS) } : {}
  const { id, key } = await createKey({
    tenantId: tenant.id,
    name,
    scopes: wanted.scopes,
    dealerships: wanted.dealerships ?? [],
    createdBy: 'operator',
    ...expiresAt,
  })
  await writeAudit({
    tenantId: tenant.id,
    who: 'operator',
    via: 'cli',
    what: 'created an API key',
    entity: 'integrator-keys',
    docId: id,
    docTitle: name,
    diff: { scopes: wanted.scopes },
  })
  return done([`A key for ${tenant.name} (${wanted.scopes.join(', ')}). It is shown this once:`], { key })
}

/** Ends a key after so many hours; 0 ends it at once. */
export async function dropKey(prefix: string, hours: number): Promise<OperationResult> {
  const at = new Date(Date.now() + hours * HOUR_MS)
  if (!(await revokeKey(prefix.replace(/^fc_/, '').slice(0, 12), at)))
    return fail(`There is no key ${prefix}. A key is named by its first 15 letters: fc_ and the 12 after it.`)
  await writeAudit({
    tenantId: null,
    who: 'operator',
    via: 'cli',
    what: 'revoked an API key',
    entity: 'integrator-keys',
    docTitle: prefix,
  })
  return done([hours ? `The key ends at ${at.toISOString()}.` : 'The key is revoked.'])
}

async function oneDealership(
  slug: string,
  tenant: string | undefined,
): Promise<DealershipRow | OperationResult> {
  const found = await dealershipsBySlug(slug)
  if (!tenant) {
    const [only] = found
    if (found.length === 1 && only) return only
    return fail(
      found.length
        ? `Several dealers have a dealership ${slug}: name one with --tenant.`
        : `There is no dealership ${slug}. There are: ${(await dealershipSlugs()).join(', ') || 'none yet'}.`,
    )
  }
  const dealer = await tenantBySlug(tenant)
  if (!dealer) return unknownTenant(tenant)
  return found.find((row) => row.tenant === dealer.id) ?? fail(`${dealer.name} has no dealership ${slug}.`)
}

/** Makes a key of one hour for a push of the command line. */
export async function openPush(slug: string, tenant: string | undefined): Promise<OperationResult> {
  const dealership = await oneDealership(slug, tenant)
  if ('ok' in dealership) return dealership
  const { key } = await createKey({
    tenantId: dealership.tenant,
    name: 'stock push (command line)',
    scopes: ['stock:read', 'stock:write'],
    dealerships: [slug],
    expiresAt: new Date(Date.now() + HOUR_MS),
    createdBy: 'operator',
  })
  const dealer = await tenantById(dealership.tenant)
  return done([], { key, dealership, tenant: dealer?.slug ?? '' })
}
