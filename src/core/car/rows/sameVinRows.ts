import { z } from 'zod'
import { sameVinSchema, vinSpellings, type SameVin } from '@/core/car/sameVin'
import { sourcesIn } from '@/core/car/owners/sources'
import { columnsOf } from './carRows'
import type { Clause } from '@/db/tableTypes'

const rowSchema = z.object({
  id: z.string(),
  tenant: z.string(),
  vin: z.string(),
  stocknum: z.string(),
  slug: z.string(),
  name: z.string(),
  rev: z.number(),
  status: z.string().nullable(),
  dealership_id: z.string(),
  dealership_slug: z.string().nullable(),
  dealership_name: z.string().nullable(),
  sold: z.boolean().nullish(),
  updated_at: z.number().nullish(),
  overrides: z.record(z.string(), z.unknown()).nullable(),
  sources: z.unknown().transform(sourcesIn),
  show_on_dealer_website: z.boolean().nullish(),
  same_vin: sameVinSchema.nullish().catch(null),
})
export type VinRow = z.output<typeof rowSchema>

/** Cars of the dealer with one of the numbers. Security: cars of others are left out here. */
export async function carsWithVin(tenantId: string, vins: readonly string[]): Promise<VinRow[]> {
  if (vins.length === 0) return []
  // By the index of numbers: with the dealer in the question, a database may read all of its cars instead.
  const rows = await (
    await columnsOf('twins')
  ).find([['vin', 'in', vins.flatMap(vinSpellings)]], { fields: Object.keys(rowSchema.shape) })
  return rows
    .flatMap((row) => rowSchema.safeParse(row).data ?? [])
    .filter(({ tenant }) => tenant === tenantId)
}

const twinSchema = z
  .object({
    id: z.string(),
    tenant: z.string(),
    name: z.string(),
    stocknum: z.string(),
    vin: z.string().nullable(),
    status: z.string(),
    created_at: z.number().nullable(),
    show_on_dealer_website: z.boolean().nullish(),
    dealership_name: z.string().nullish(),
    dealership_slug: z.string(),
    same_vin: sameVinSchema.nullish().catch(null),
  })
  .transform(({ created_at, dealership_name, dealership_slug, same_vin, ...car }) => ({
    ...car,
    place: dealership_name || dealership_slug,
    /** Epoch ms. */
    at: (created_at ?? 0) * 1000,
    same_vin: same_vin ?? null,
  }))
export type TwinRow = z.output<typeof twinSchema>
const TWIN_FIELDS = Object.keys(twinSchema.in.shape)

/** Payload's own read would cost half a millisecond for each car of the dealer. Security: of these dealers alone. */
export async function twinRows(tenants: readonly string[], where: readonly Clause[]): Promise<TwinRow[]> {
  const own: Clause = ['tenant', 'in', tenants]
  const rows = await (await columnsOf('twins')).find([own, ...where], { fields: TWIN_FIELDS })
  return rows.flatMap((row) => twinSchema.safeParse(row).data ?? [])
}

export const noteSameVin = async (id: string, same_vin: SameVin | null): Promise<void> =>
  void (await (await columnsOf('twins')).take([['id', '=', id]], { same_vin }))
