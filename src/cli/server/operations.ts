import { z } from 'zod'
import { writeAudit } from '@/db/audit'
import {
  dealershipsBySlug,
  dealershipsOf,
  dealershipSlugs,
  tenantById,
  tenantBySlug,
  tenantSlugs,
  type DealershipRow,
} from '@/db/dealerships'
import { feedById } from '@/db/feedRows'
import { createKey, revokeKey } from '@/db/keys'
import { SCOPES } from '@/domain/apiKeys'
import { applyTenant } from '@/definitions/applyTenant'
import type { TenantDefinition } from '@/definitions/definition'
import { DECISIONS, type Decision } from '@/domain/feeds'
import { decideFeed } from '@/stock/feeds'
import { backup } from './backup'
import { removeBySlug, standDealer } from './dealers'
import type { OperationResult } from './operationResult'
import { runRetention } from './retention'
import { check, rebuild } from './search'
import { resetSecondFactorOf } from './staff'
import { stores } from './stores'
import { DAY_MS, HOUR_MS } from '@/lib/time'

const definitionSchema = z.custom<TenantDefinition>(
  (value) =>
    z
      .looseObject({
        slug: z.string(),
        name: z.string(),
        dealerships: z.array(z.unknown()),
        config: z.looseObject({}),
      })
      .safeParse(value).success,
  'is not the definition of a dealer',
)

export const operationSchema = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('keys.create'),
    tenant: z.string(),
    scopes: z.array(z.enum(SCOPES)).min(1),
    name: z.string().max(200).optional(),
    dealerships: z.array(z.string()).optional(),
    days: z.number().int().min(1).max(3650).optional(),
  }),
  z.object({
    op: z.literal('keys.revoke'),
    prefix: z.string(),
    inHours: z.number().min(0).max(720).optional(),
  }),
  z.object({ op: z.literal('push.open'), dealership: z.string(), tenant: z.string().optional() }),
  z.object({ op: z.literal('tenants.apply'), definition: definitionSchema, stock: z.string() }),
  z.object({
    op: z.literal('tenants.stand'),
    slug: z.string().max(200),
    to: z.enum(['active', 'suspended']),
  }),
  z.object({
    op: z.literal('tenants.remove'),
    slug: z.string().max(200),
    name: z.string().max(300).optional(),
  }),
  z.object({ op: z.literal('staff.resetSecondFactor'), email: z.string().max(300) }),
  z.object({ op: z.literal('feeds.decide'), id: z.string().max(64), decision: z.enum(DECISIONS) }),
  z.object({ op: z.literal('search.rebuild') }),
  z.object({ op: z.literal('search.check'), repair: z.boolean().optional() }),
  z.object({ op: z.literal('backup'), folder: z.string().min(1).max(4096) }),
  z.object({ op: z.literal('retention.run'), dry: z.boolean(), tenant: z.string().optional() }),
  z.object({ op: z.literal('doctor') }),
])
export type Operation = z.input<typeof operationSchema>

const done = (lines: string[], data: Record<string, unknown> = {}): OperationResult => ({
  ok: true,
  lines,
  data,
})
const fail = (...lines: string[]): OperationResult => ({ ok: false, lines, data: {} })

async function unknownTenant(slug: string): Promise<OperationResult> {
  return fail(`There is no dealer ${slug}. There are: ${(await tenantSlugs()).join(', ') || 'none yet'}.`)
}

async function makeKey(
  wanted: Extract<z.output<typeof operationSchema>, { op: 'keys.create' }>,
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

async function dropKey(prefix: string, hours: number): Promise<OperationResult> {
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

async function openPush(slug: string, tenant: string | undefined): Promise<OperationResult> {
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

async function apply(definition: TenantDefinition, stock: string): Promise<OperationResult> {
  const { created, updated, unchanged, cars, skipped, name } = await applyTenant({ definition, stock })
  return done([
    skipped
      ? `${name}: nothing to do`
      : `${name}: ${created} created, ${updated} updated, ${unchanged} unchanged, ${cars} cars changed`,
  ])
}

async function decide(id: string, decision: Decision): Promise<OperationResult> {
  const feed = await feedById(id)
  if (!feed) return fail(`There is no full feed ${id}.`)
  const by = { who: 'operator', via: 'cli' } as const
  const count = await decideFeed(feed.tenant, id, decision, by)
  if (count === null) return fail(`This full feed is ${feed.state}, not held: there is nothing to decide.`)
  return done([
    decision === 'release' ? `Released: ${count} cars withdrawn.` : 'Rejected: every car stays on show.',
  ])
}

export async function runOperation(operation: z.output<typeof operationSchema>): Promise<OperationResult> {
  switch (operation.op) {
    case 'keys.create':
      return makeKey(operation)
    case 'keys.revoke':
      return dropKey(operation.prefix, operation.inHours ?? 0)
    case 'push.open':
      return openPush(operation.dealership, operation.tenant)
    case 'tenants.apply':
      return apply(operation.definition, operation.stock)
    case 'tenants.stand':
      return standDealer(operation.slug, operation.to)
    case 'tenants.remove':
      return removeBySlug(operation.slug, operation.name)
    case 'staff.resetSecondFactor':
      return resetSecondFactorOf(operation.email)
    case 'feeds.decide':
      return decide(operation.id, operation.decision)
    case 'search.rebuild':
      return rebuild()
    case 'search.check':
      return check(operation.repair ?? false)
    case 'backup':
      return backup(operation.folder)
    case 'retention.run':
      return runRetention(operation.dry, operation.tenant)
    case 'doctor':
      return stores()
  }
}
