/** Looks at saved searches in their rhythm, and sends what has news. One lease for both: nobody looks while a mail waits. */
import { siteOfTenant, activeSite } from '@/core/dealer/read/sites'
import { MAIL_COLUMNS, NO_MAIL, owesMail } from '@/core/letter/owedMails'
import type { Site } from '@/core/dealer/views'
import { watchedCars } from '@/core/person/read/watchedCars'
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import { alertMailFor } from '@/features/saved-searches/letters/mailFor'
import { mail as mailPort, type MailPort } from '@/integrations/mail'
import { startEvery, type Loop } from '@/jobs/loop'
import { type NotifiedLoop, startNotified } from '@/jobs/notify'
import { outboxTime } from '@/jobs/clock'
import { outboxKind, takeDue, workOnce } from '@/jobs/outbox'
import { log } from '@/lib/log'
import { HOUR_MS } from '@/lib/time'
import { matchingCars } from '@/search/cars/matches'
import { compareMatches, type News } from '@/search/list/news'
import { carNews } from './carNews'
import { nextDue } from './dueAt.rules'
import { savedState } from './readSearch'
import { type CarNews, isOffered, type OwedMail, readSaved, type SavedSearch } from './row'
import { compareSaved } from './savedCarNews.rules'

declare module '@/lib/registry' {
  interface Registry {
    alertsLoop: NotifiedLoop
  }
}

const IDLE_MS = 2000
const PURGE_MS = HOUR_MS
const LATER_MS = HOUR_MS
/** An instant search sends at most one mail in this time. */
const QUIET_MS = 15 * 60_000

const alertMails = outboxKind<MailPort>({
  name: 'saved-searches',
  table: 'saved-searches',
  ...MAIL_COLUMNS,
  async attempt(row, { now }, port) {
    const search = readSaved(row)
    if (!search.mail || search.state === 'stopped') return NO_MAIL
    const site = await activeSite(search.tenant)
    if (!isOffered(site, search)) return NO_MAIL
    await port.send(alertMailFor(site, search, search.mail))
    return { ...NO_MAIL, last_mail_at: new Date(now).toISOString() }
  },
})

/** Leases one row with a due mail and tries to send it. False when none is due. `now` in epoch ms. */
export const sendOnce = (port: MailPort = mailPort(), now?: number): Promise<boolean> =>
  workOnce(alertMails, port, now)

const seconds = (ms: number) => Math.floor(ms / 1000)

async function newsFor(site: Site, search: SavedSearch, now: number): Promise<News> {
  if (search.shopper_id)
    return compareSaved(search.seen_cars, await watchedCars(site, search.shopper_id), seconds(now))
  const known = Object.keys(search.seen_cars ?? {})
  const found = await matchingCars(site, savedState(search.search), known, new Date(now))
  return compareMatches(search, found, seconds(Date.parse(search.confirmed_at ?? '')), seconds(now))
}

/** Of an alert that was given up: its cars count as seen, so they go out with the next news. */
const unsent = ({ mail }: SavedSearch, cars: readonly CarNews[]): CarNews[] =>
  mail?.kind === 'alert' ? mail.cars.filter(({ href }) => !cars.some((car) => car.href === href)) : []

async function seen(search: SavedSearch, now: number): Promise<Row> {
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
  const quiet_until = search.frequency === 'instant' ? now + QUIET_MS : 0
  const mail = { kind: 'alert' as const, key: `alert-${search.id}-${now}`, at: now, more }
  return {
    ...looked,
    quiet_until,
    ...owesMail<OwedMail>({ ...mail, cars: [...unsent(search, cars), ...cars] }),
  }
}

/** Leases one due search and evaluates it. False when none was due. `at`: epoch ms. */
export async function evaluateOnce(at?: number): Promise<boolean> {
  const time = outboxTime(at)
  const looks = {
    name: 'looks of saved searches',
    table: 'saved-searches',
    due: 'next_due_at',
    lease: 'lease_until',
    owes: [
      ['state', '=', 'active'],
      ['quiet_until', '<=', time.due],
      ['mail_state', '!=', 'pending'],
    ] as const,
  }
  const leased = await takeDue(looks, time)
  if (leased) await leased.store(await seen(readSaved(leased.row), time.now))
  return leased !== null
}

/** Deletes unconfirmed searches after a week, and stopped ones after their retention. Returns the count. */
export async function purgeSaved(now: number = Date.now()): Promise<number> {
  return (await table('saved-searches')).delete([
    ['state', 'in', ['waiting', 'stopped']],
    ['next_due_at', '<=', now],
  ])
}

/** Sends before it evaluates, so that a due mail never waits for a long evaluation. */
export const startAlerts = (): Loop =>
  startNotified('alertsLoop', async () => (await sendOnce()) || (await evaluateOnce()), IDLE_MS)

export const startAlertPurge = (): Loop => startEvery('alert purge', PURGE_MS, () => purgeSaved())
