import type { Payload } from 'payload'
import { adminOrigins } from '@/lib/origins'
import { env } from '@/env'
import { findHosts } from '@/core/dealer/rows/directory'

/** The address of a host, with the scheme and port of the admin. */
export function siteOrigin(host: string): string {
  const { protocol, port } = new URL(adminOrigins(env)[0] ?? 'http://localhost')
  return `${protocol}//${host}${port ? `:${port}` : ''}`
}

/** The site URL as reachable from the admin; null for an inactive tenant. */
export async function siteAddress(payload: Payload, tenant: string): Promise<string | null> {
  const [host] = await findHosts(payload, tenant)
  return host ? siteOrigin(host) : null
}
