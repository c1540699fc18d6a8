import type { Payload } from 'payload'
import { adminOrigins } from '@/access/origins'
import { env } from '@/env'
import { findHosts } from '@/tenancy/directory'

/** Where a dealer's site is, as somebody in the admin reaches it; null for a dealer who is not active. */
export async function siteAddress(payload: Payload, tenant: string): Promise<string | null> {
  const [host] = await findHosts(payload, tenant)
  const { protocol, port } = new URL(adminOrigins(env)[0] ?? 'http://localhost')
  return host ? `${protocol}//${host}${port ? `:${port}` : ''}` : null
}
