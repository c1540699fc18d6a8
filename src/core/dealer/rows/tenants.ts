import { type Country, countryIn } from '@/core/dealer/country/country'
import { table } from '@/db/table'
import { noteRequest } from '@/lib/trace'

export async function countryOfTenant(id: string): Promise<Country> {
  const [row] = await (await table('tenants')).find([['id', '=', id]], { fields: ['config'], limit: 1 })
  return countryIn(row?.config)
}

/** False for a suspended dealer and for one that does not exist. */
export async function isActiveTenant(id: string): Promise<boolean> {
  const fields = ['status', 'slug']
  const [row] = await (await table('tenants')).find([['id', '=', id]], { fields, limit: 1 })
  if (row) noteRequest({ 'forecourt.dealer': String(row.slug) })
  return row?.status === 'active'
}
