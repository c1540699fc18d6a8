/** A change clears the map, in other processes through Redis; without Redis its entries expire soon. */
import type { Payload } from 'payload'
import { noteSiteChange, siteChanges } from '@/cache/port'
import { domainsSchema } from '@/core/dealer/config/jsonShapes'
import { tableOf } from '@/db/table'
import { env } from '@/env'

export interface TenantEntry {
  id: string
  slug: string
  hosts: string[]
}
interface Directory {
  byHost: Map<string, TenantEntry>
  byId: Map<string, TenantEntry>
}

const LIFE_MS = 15_000
let current: { made: number; changes: number; directory: Promise<Directory> } | undefined

const domainsOf = (value: unknown): string[] => {
  const parsed = domainsSchema.safeParse(value)
  return parsed.success ? parsed.data : []
}

/** The first host is the canonical one. */
export const hostsFor = (slug: string, domains: string[]): string[] => [
  ...domains,
  `${slug}.${env.platformHost}`,
]

/** Without Payload's hooks, which take four times as long: all dealers are read at each change of one. */
async function load(payload: Payload): Promise<Directory> {
  const rows = await tableOf(payload, 'tenants').find([['status', '=', 'active']], {
    fields: ['id', 'slug', 'domains'],
    sort: [['createdAt', 'desc']],
  })
  const entries = rows.map(({ id, slug, domains }) => ({
    id: String(id),
    slug: String(slug),
    hosts: hostsFor(String(slug), domainsOf(domains)),
  }))
  return {
    byHost: new Map(entries.flatMap((entry) => entry.hosts.map((host) => [host, entry]))),
    byId: new Map(entries.map((entry) => [entry.id, entry])),
  }
}

function directory(payload: Payload): Promise<Directory> {
  if (!current || current.changes !== siteChanges() || Date.now() - current.made > LIFE_MS) {
    const made = { made: Date.now(), changes: siteChanges(), directory: load(payload) }
    made.directory.catch(() => {
      if (current === made) current = undefined
    })
    current = made
  }
  return current.directory
}

export const forgetDirectory = noteSiteChange

/** `host` is lower case, without port. */
export const findTenant = async (payload: Payload, host: string): Promise<TenantEntry | null> =>
  (await directory(payload)).byHost.get(host) ?? null
export const findHosts = async (payload: Payload, tenantId: string): Promise<string[]> =>
  (await directory(payload)).byId.get(tenantId)?.hosts ?? []
export const listTenants = async (payload: Payload): Promise<TenantEntry[]> => [
  ...(await directory(payload)).byId.values(),
]
