import { unreadableOf } from '@/db/sealed/table'
import { leadView } from '@/features/leads/leadView'
import { pageOfLeads } from '@/features/leads/pageOfLeads'
import { fromCursor, limitOf, sinceOf, toCursor } from './parameters'
import { ApiError, json } from './problem'
import type { Call } from './withKey'

const MAX_PAGE = 200
const SECOND = 1_000

const RETRY_S = 300

/** A program that was given a lead without its person would never ask for it again. `last`: when the last such lead came. */
const sealed = (last: number) =>
  new ApiError(
    'leads_unreadable',
    `Leads of this page cannot be read: the server runs with another secret than the one they were stored with. Its operator finds out by the command doctor. Keep your cursor and ask again; later leads alone come with updated_since=${Math.floor(last / SECOND) + 1}.`,
    undefined,
    { 'retry-after': String(RETRY_S) },
  )

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
  const unread = page.findLast((row) => unreadableOf(row).length > 0)
  if (unread) throw sealed(Number(unread.available_at))
  note.rows = page.length
  const last = page.at(-1)
  const next =
    rows.length > limit && last
      ? toCursor({ updated_at: Number(last.available_at), id: String(last.id) })
      : null
  return json({ items: page.map((row) => leadView(row)), next_cursor: next })
}
