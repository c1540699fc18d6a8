import { z } from 'zod'
import { COUNTRIES, type Country } from '@/core/dealer/country/country'
import { table } from '@/db/table'

const countrySchema = z.object({ country: z.enum(COUNTRIES) }).catch({ country: 'AU' })

export async function countryOfTenant(id: string): Promise<Country> {
  const [row] = await (await table('tenants')).find([['id', '=', id]], { fields: ['config'], limit: 1 })
  return countrySchema.parse(row?.config).country
}

/** False for a suspended dealer and for one that does not exist. */
export async function isActiveTenant(id: string): Promise<boolean> {
  const [row] = await (await table('tenants')).find([['id', '=', id]], { fields: ['status'], limit: 1 })
  return row?.status === 'active'
}
