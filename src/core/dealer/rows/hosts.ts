import { getDb } from '@/db/payload'
import { findHosts, findTenant, listTenants, type TenantEntry } from './directory'

export const tenantOfHost = async (host: string): Promise<TenantEntry | null> =>
  findTenant(await getDb(), host)
export const hostsOf = async (tenantId: string): Promise<string[]> => findHosts(await getDb(), tenantId)
export const allTenants = async (): Promise<TenantEntry[]> => listTenants(await getDb())

/** The other of `x` and `www.x`, where it is a dealer's and this one is not. */
export async function twinOf(host: string): Promise<string | null> {
  const twin = host.startsWith('www.') ? host.slice(4) : `www.${host}`
  if ((await tenantOfHost(host)) || !(await tenantOfHost(twin))) return null
  return twin
}
export type { TenantEntry }
