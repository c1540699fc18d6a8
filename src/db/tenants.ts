import { table } from './table'

/** False for a suspended dealer and for one that does not exist. */
export async function isActiveTenant(id: string): Promise<boolean> {
  const [row] = await (await table('tenants')).find([['id', '=', id]], { fields: ['status'], limit: 1 })
  return row?.status === 'active'
}
