import { matchingCars } from '@/search/cars/matches'
import { siteOfTenant } from '@/core/dealer/read/sites'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { nextDue } from './dueAt.rules'
import { compareMatches, type News } from '@/search/list/news'
import { compareSaved } from './savedCarNews.rules'
import type { Site } from '@/core/dealer/views'
import { log } from '@/lib/log'
import { carNews } from './carNews'
import { savedState } from './readSearch'
import { isOffered, readSaved, type SavedSearch } from './row'
import { HOUR_MS, LEASE_MS } from '@/lib/time'
import { watchedCars } from '@/core/person/read/watchedCars'

const LATER_MS = HOUR_MS
/** An instant search sends at most one mail in this time. */
export const QUIET_MS = 15 * 60_000

const due = (now: number): Clause[] => [
  ['state', '=', 'active'],
  ['next_due_at', '<=', now],
  ['quiet_until', '<=', now],
  ['mail_state', '!=', 'pending'],
  ['lease_until', '<', now],
]

const seconds = (ms: number) => Math.floor(ms / 1000)

async function newsFor(site: Site, search: SavedSearch, now: number): Promise<News> {
  if (search.shopper_id)
    return compareSaved(search.seen_cars, await watchedCars(site, search.shopper_id), seconds(now))
  const known = Object.keys(search.seen_cars ?? {})
  const found = await matchingCars(site, savedState(search.search), known, new Date(now))
  return compareMatches(search, found, seconds(Date.parse(search.confirmed_at ?? '')), seconds(now))
}

async function seen(search: SavedSearch, now: number): Promise<Record<string, unknown>> {
  const site = await siteOfTenant(search.tenant)
  if (!site || !isOffered(site, search)) return { next_due_at: now + LATER_MS }
  const news = await newsFor(site, search, now)
  const looked = { ...news.memory, next_due_at: nextDue(search.frequency, site.config.timezone, now) }
  if (!news.fresh.length && !news.drops.length && !news.back.length) return looked
  const { cars, more } = await carNews(site, news)
  if (!cars.length) return looked
  log.info(
    { tenant: site.tenant.slug, fresh: news.fresh.length, drops: news.drops.length, back: news.back.length },
    'a saved search has news',
  )
  return {
    ...looked,
    quiet_until: search.frequency === 'instant' ? now + QUIET_MS : 0,
    mail: { kind: 'alert', key: `alert-${search.id}-${now}`, at: now, cars, more },
    mail_state: 'pending',
    mail_next_at: now,
    mail_attempts: 0,
  }
}

/** Leases one due search and evaluates it. False when none was due. `now` in epoch ms. */
export async function evaluateOnce(now: number = Date.now()): Promise<boolean> {
  const rows = await table('saved-searches')
  const row = await rows.take(due(now), { lease_until: now + LEASE_MS }, { sort: [['next_due_at', 'asc']] })
  if (!row) return false
  const search = readSaved(row)
  // If it was stopped, or another worker took it after the lease ended, nothing is stored.
  const still: Clause[] = [
    ['id', '=', search.id],
    ['state', '=', 'active'],
    ['lease_until', '=', now + LEASE_MS],
  ]
  await rows.update(still, { ...(await seen(search, now)), lease_until: 0 })
  return true
}
