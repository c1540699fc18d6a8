import { leadView } from '@/features/leads/leadView'
import { pageOfLeads } from '@/features/leads/pageOfLeads'
import { fromCursor, limitOf, sinceOf, toCursor } from './parameters'
import { json } from './problem'
import type { Call } from './withKey'

const MAX_PAGE = 200
const SECOND = 1_000

/** In the order in which they came, or in which they were released from the spam. */
export async function listLeads({ key, url, note }: Call<unknown>): Promise<Response> {
  const query = url.searchParams
  const limit = limitOf(query.get('limit'), MAX_PAGE)
  const position = fromCursor(query.get('cursor'))
  const since = sinceOf(query.get('updated_since'))
  const rows = await pageOfLeads({
    tenantId: key.tenant,
    dealerships: key.dealerships ?? [],
    limit: limit + 1,
    ...(since === undefined ? {} : { since: since * SECOND }),
    ...(position ? { after: { available_at: position.updated_at, id: position.id } } : {}),
  })
  const page = rows.slice(0, limit)
  note.rows = page.length
  const last = page.at(-1)
  const next =
    rows.length > limit && last
      ? toCursor({ updated_at: Number(last.available_at), id: String(last.id) })
      : null
  return json({ items: page.map((row) => leadView(row)), next_cursor: next })
}
