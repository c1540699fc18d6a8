import { carLocationSchema, type TenantLocation } from '@/domain/car/location'
import { table } from './table'

export async function locationsOf(tenantId: string): Promise<TenantLocation[]> {
  const rows = await (
    await table('locations')
  ).find([['tenant', '=', tenantId]], { fields: Object.keys(carLocationSchema.shape) })
  return rows.map((row) => carLocationSchema.parse(row))
}
