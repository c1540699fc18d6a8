import { carLocationSchema, type TenantLocation } from '@/core/place/tenantLocation'
import { table } from '@/db/table'

export async function locationsOf(tenantId: string): Promise<TenantLocation[]> {
  const rows = await (
    await table('locations')
  ).find([['tenant', '=', tenantId]], { fields: Object.keys(carLocationSchema.shape) })
  return rows.map((row) => carLocationSchema.parse(row))
}
