/** A link in a mail works at its own tenant only. */
import { table } from '@/db/table'
import type { Clause, Table } from '@/db/tableTypes'
import { savedState } from './readSearch'
import { buildSearchHref } from '@/search/list/href'
import type { Site } from '@/core/dealer/views'
import { notify } from '@/jobs/notify'
import { hashOf } from '@/lib/secrets'
import { NO_MAIL } from '@/core/letter/owedMails'
import { readSaved, SAVED_FIELDS, shownSaved, type SavedSearch } from './row'
import type { Purpose } from './tokens'
import { DAY_MS } from '@/lib/time'

/** How long a stopped search stays as proof of consent and of its end. */
const STOPPED_MS = 365 * DAY_MS

const behind = ({ tenant }: Site, purpose: Purpose, token: string): Clause[] => [
  ['tenant', '=', tenant.id],
  [purpose === 'confirm' ? 'confirm_hash' : 'stop_hash', '=', hashOf(token)],
]

export interface SavedView extends Pick<SavedSearch, 'name' | 'frequency' | 'state'> {
  href: string
}

export async function describeSaved(site: Site, purpose: Purpose, token: string): Promise<SavedView | null> {
  const [row] = await (
    await table('saved-searches')
  ).find(behind(site, purpose, token), { fields: SAVED_FIELDS, limit: 1 })
  const saved = row && shownSaved(row)
  if (!saved) return null
  const { name, frequency, state, search, shopper_id } = saved
  return { name, frequency, state, href: shopper_id ? '/watchlist' : buildSearchHref(savedState(search)) }
}

/** Double opt-in, once: it never restarts a stopped search. Returns the state; null for an unknown link. */
export async function confirmSaved(
  site: Site,
  token: string,
  at: Date,
): Promise<SavedSearch['state'] | null> {
  const rows = await table('saved-searches')
  const where = behind(site, 'confirm', token)
  const row = await rows.take([...where, ['state', '=', 'waiting']], started(at))
  if (!row) return (await describeSaved(site, 'confirm', token))?.state ?? null
  await replaceEarlier(rows, readSaved(row), at)
  return 'active'
}

/** What is new counts from now on. */
export const started = (at: Date) => ({
  state: 'active',
  confirmed_at: at.toISOString(),
  seen_cars: null,
  floor: 0,
  next_due_at: at.getTime(),
  ...NO_MAIL,
  lease_until: 0,
})

/** The same search with another frequency replaces the earlier one. */
export async function replaceEarlier(
  rows: Table,
  { id, tenant, email, search }: SavedSearch,
  at: Date,
): Promise<void> {
  const earlier: Clause[] = [
    ['tenant', '=', tenant],
    ['email', '=', email],
    ['search', '=', search],
    ['state', '=', 'active'],
    ['id', '!=', id],
  ]
  await rows.update(earlier, stopped(at))
  notify('alertsLoop')
}

/** Ends the lease of whoever looks or sends just now. */
export const stopped = (at: Date) => ({
  state: 'stopped',
  stopped_at: at.toISOString(),
  seen_cars: null,
  ...NO_MAIL,
  lease_until: 0,
  next_due_at: at.getTime() + STOPPED_MS,
})

/** Stops all mails at once, queued ones too. True when the link is known, also on a second call. */
export async function stopSaved(site: Site, token: string, at: Date): Promise<boolean> {
  const rows = await table('saved-searches')
  const where = behind(site, 'stop', token)
  if (await rows.update([...where, ['state', 'in', ['waiting', 'active']]], stopped(at))) return true
  return (await describeSaved(site, 'stop', token)) !== null
}
