import type { Payload, PayloadRequest } from 'payload'
import { auditWork } from '@/access/audit'
import { idOf } from '@/access/ids'
import { staffOf } from '@/access/staff'
import { dealerZone } from '@/admin/dealerZone'
import { csvOf, type CsvCell } from '@/lib/csv'

interface OfDealer {
  tenant?: unknown
}
const dealersOf = (rows: readonly OfDealer[]): string[] => rows.map(({ tenant }) => idOf(tenant) ?? '')

/** The IANA zone of each dealer of the rows, by the dealer's id. */
export const zonesOf = async (payload: Payload, rows: readonly OfDealer[]): Promise<Map<string, string>> =>
  new Map(
    await Promise.all(
      [...new Set(dealersOf(rows))].map(async (id) => [id, await dealerZone(payload, id)] as const),
    ),
  )

/** Records the export once for each dealer of the rows; the dealer's admins read it in their history. */
export async function noteExport(
  req: PayloadRequest,
  collection: 'cars' | 'leads',
  rows: readonly OfDealer[],
  view: string,
): Promise<void> {
  const dealers = dealersOf(rows)
  const own = dealers.length ? dealers : (staffOf(req.user)?.tenants ?? [])
  for (const tenant of new Set(own)) {
    const count = dealers.filter((one) => one === tenant).length
    await auditWork(req, collection, `export ${count}`, { tenant }, view)
  }
}

const attached = (body: string, type: string, file: string): Response =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'private, no-store',
    },
  })

type Table = readonly (readonly CsvCell[])[]

/** The rows as objects, with the table's headings as names. */
export function recordsOf([head = [], ...rows]: Table): Record<string, CsvCell>[] {
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [String(name), row[at] ?? null])))
}

/** `name` without its extension. */
export const jsonFile = (name: string, table: Table): Response =>
  attached(JSON.stringify(recordsOf(table), null, 2), 'application/json', `${name}.json`)

/** `name` without its extension. */
export const csvFile = (name: string, table: Table): Response =>
  attached(csvOf(table), 'text/csv', `${name}.csv`)
