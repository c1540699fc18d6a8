import { type Country, countryIn } from '@/core/dealer/country/country'
import { table } from '@/db/table'

export async function countryOfTenant(id: string): Promise<Country> {
  const [row] = await (await table('tenants')).find([['id', '=', id]], { fields: ['config'], limit: 1 })
  return countryIn(row?.config)
}

/** False for a suspended dealer and for one that does not exist. */
export async function isActiveTenant(id: string): Promise<boolean> {
  const [row] = await (await table('tenants')).find([['id', '=', id]], { fields: ['status'], limit: 1 })
  return row?.status === 'active'
}
