import { getDb } from '@/db/payload'
import { findHosts, findTenant, listTenants, type TenantEntry } from './directory'

/** The dealer of a host (lower case, without port), or null. */
export const tenantOfHost = async (host: string): Promise<TenantEntry | null> =>
  findTenant(await getDb(), host)
/** All hosts that show a dealer: what to invalidate when its data changes. */
export const hostsOf = async (tenantId: string): Promise<string[]> => findHosts(await getDb(), tenantId)
export const allTenants = async (): Promise<TenantEntry[]> => listTenants(await getDb())
export type { TenantEntry }
