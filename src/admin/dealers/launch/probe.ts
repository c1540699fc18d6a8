import { lookup } from 'node:dns/promises'
import { request } from 'node:http'
import type { Where } from 'payload'
import { env } from '@/env'
import { ownRows, type Reading } from '@/admin/ownRows'
import { otherNameIn } from '@/core/dealer/otherNames'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { rowHref } from '@/lib/adminHrefs'
import type { LaunchFacts } from './launchChecks'

const WAIT_MS = 4000
/** The first request of a page after a start renders it, and may take longer than any other. */
const COLD_WAIT_MS = 15_000

const statusWithin = (host: string, path: string, timeout: number): Promise<number> =>
  new Promise((resolve) => {
    // The host is only a header: the request always goes to this server.
    const call = request(
      { host: '127.0.0.1', port: env.port, path, headers: { host }, timeout },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    call.on('timeout', () => call.destroy())
    call.on('error', () => resolve(0))
    call.end()
  })

/** The status with which this server answers a page of a host; 0 when there is no response, also at a second try. */
export const statusOf = async (host: string, path: string): Promise<number> =>
  (await statusWithin(host, path, WAIT_MS)) || statusWithin(host, path, COLD_WAIT_MS)

const late = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), WAIT_MS).unref())

/** Whether the name service knows a host. Browsers resolve names of this machine by themselves. */
export const isKnownHost = async (host: string): Promise<boolean> =>
  host.endsWith('.localhost') || (await Promise.race([lookup(host).catch(() => null), late()])) !== null

const COPIED = ['pages', 'posts', 'models', 'reply-templates'] as const

const titleOf = (row: object): string => {
  const words: unknown = 'title' in row ? row.title : 'name' in row ? row.name : ''
  return String(words)
}

/** Texts of a copied dealer that still name the original. */
export async function otherNamesOf(
  reading: Reading,
  dealer: { id: string; name: string },
  { copiedFrom, ...settings }: TenantConfig,
): Promise<LaunchFacts['otherNames']> {
  if (!copiedFrom.length) return []
  const own: Where = { tenant: { equals: dealer.id } }
  const rows = await Promise.all(
    COPIED.map(async (slug) =>
      (await ownRows(reading, slug, own)).map((row) => ({
        ...{ row, text: titleOf(row), href: rowHref(slug, row.id) },
      })),
    ),
  )
  const set = {
    row: settings,
    text: 'The settings',
    href: `${rowHref('tenants', dealer.id)}#settings-business`,
  }
  return [...rows.flat(), set].flatMap(({ row, text, href }) => {
    const name = otherNameIn(row, copiedFrom, dealer.name)
    return name ? [{ text, name, href }] : []
  })
}
