import { getDb } from '@/db/payload'
import { findHosts, findTenant, listTenants, type TenantEntry } from './directory'

export const tenantOfHost = async (host: string): Promise<TenantEntry | null> =>
  findTenant(await getDb(), host)
export const hostsOf = async (tenantId: string): Promise<string[]> => findHosts(await getDb(), tenantId)
export const allTenants = async (): Promise<TenantEntry[]> => listTenants(await getDb())
export type { TenantEntry }
