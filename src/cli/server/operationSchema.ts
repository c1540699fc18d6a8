import { tenantSlugs } from '@/core/dealer/rows/dealerships'
import { z } from 'zod'
import { KEY_DAYS, KEY_OVERLAP_HOURS, SCOPES } from '@/features/keys/apiKeys.rules'
import type { TenantDefinition } from '@/definitions/definition'
import { isDefinition } from '@/definitions/isDefinition'
import { DECISIONS } from '@/features/stock/feeds.rules'

export interface OperationResult {
  ok: boolean
  /** Sentences for the person at the terminal. */
  lines: string[]
  /** Values for the program that sent the operation. */
  data: Record<string, unknown>
}

export const done = (lines: string[], data: Record<string, unknown> = {}): OperationResult => ({
  ok: true,
  lines,
  data,
})

export const fail = (...lines: string[]): OperationResult => ({ ok: false, lines, data: {} })

export async function unknownTenant(slug: string): Promise<OperationResult> {
  return fail(`There is no dealer ${slug}. There are: ${(await tenantSlugs()).join(', ') || 'none yet'}.`)
}

const definitionSchema = z.custom<TenantDefinition>(isDefinition, 'is not the definition of a dealer')

export const operationSchema = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('keys.create'),
    tenant: z.string(),
    scopes: z.array(z.enum(SCOPES)).min(1),
    name: z.string().max(200).optional(),
    dealerships: z.array(z.string()).optional(),
    days: z.number().int().min(KEY_DAYS[0]).max(KEY_DAYS[1]).optional(),
  }),
  z.object({
    op: z.literal('keys.revoke'),
    prefix: z.string(),
    inHours: z.number().min(KEY_OVERLAP_HOURS[0]).max(KEY_OVERLAP_HOURS[1]).optional(),
  }),
  z.object({ op: z.literal('push.open'), dealership: z.string(), tenant: z.string().optional() }),
  z.object({ op: z.literal('tenants.check'), definition: z.unknown(), stock: z.string() }),
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
  z.object({ op: z.literal('truth'), tenant: z.string().optional() }),
  z.object({ op: z.literal('outbox'), again: z.string().max(64).optional() }),
  z.object({ op: z.literal('activate') }),
  z.object({ op: z.literal('backup'), folder: z.string().min(1).max(4096) }),
  z.object({ op: z.literal('retention.run'), dry: z.boolean(), tenant: z.string().optional() }),
  z.object({ op: z.literal('doctor') }),
])
/** As the command line sends it. */
export type Operation = z.input<typeof operationSchema>
export type CheckedOperation = z.output<typeof operationSchema>
