/** What a dealer's site counts of its visits, and the searches that shoppers keep there. */
import { addDays, civilAt, instantOf } from '@/core/dealer/country/civil'
import type { FigureKey, FigureKind } from '@/core/dealer/figures/kinds'
import { addToFigure } from '@/core/dealer/rows/figureRows'
import { NO_MAIL } from '@/core/letter/owedMails'
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import { alertConsent } from '@/features/saved-searches/consent'
import { savedState } from '@/features/saved-searches/readSearch'
import { hashesOf } from '@/features/saved-searches/tokens'
import { wholeQuery } from '@/search/list/href'
import { newSalt } from '@/lib/linkToken'
import { NEVER } from '@/lib/never'
import { DAY_MS } from '@/lib/time'
import { DAYS } from './dealerLife'
import type { Stage } from './stage'

/** A type of page, how often it is made on a day, and in how many milliseconds. */
const PAGES = [
  ['home', 22, 60],
  ['list', 140, 95],
  ['car', 310, 70],
  ['other', 60, 45],
] as const
/** Times of pages are given for so many days. */
const PAGE_DAYS = 8

/** Views a day: pages of other cars are opened too seldom to count here. */
const LIKED = 3

async function figuresOf({ site, cars, life, random, now }: Stage): Promise<void> {
  const { timezone, features } = site.config
  const tenant = site.tenant.id
  const today = civilAt(new Date(now), timezone).date
  const rows: (FigureKey & { count: number } & Row)[] = []
  const liked = cars.filter((car) => car.liked > LIKED)
  for (let back = DAYS; back >= 0; back--) {
    const day = addDays(today, -back)
    const at = now - back * DAY_MS
    const add = (kind: FigureKind, name: string, count: number) =>
      count > 0 && rows.push({ tenant, day, kind, name, count })
    const busy = (0.8 + random.next() * 0.4) * (1.15 - back / 300) * (back === 0 ? 0.4 : 1)
    for (const car of liked) {
      if (car.listed > at || (car.sold !== null && car.sold < at - 2 * DAY_MS)) continue
      const count = Math.round(car.liked * busy * (0.6 + random.next() * 0.8))
      add('car_view', car.facts.id, count)
      if (features.reserve && count > 9 && random.chance(0.25))
        add('reserve_view', car.facts.id, random.between(1, 3))
    }
    for (const words of life.unfound) if (random.chance(0.22)) add('no_result', words, random.between(1, 3))
    if (back >= PAGE_DAYS) continue
    for (const [page, count, ms] of PAGES) {
      const made = Math.round((count * busy * life.leads) / 200)
      add('page_made', page, made)
      add('page_ms', page, Math.round(made * ms * (0.85 + random.next() * 0.5)))
      if (random.chance(0.07)) add('page_slow', page, 1)
    }
  }
  // Somebody who looks at the site meanwhile is counted today.
  const [ofToday, before] = [rows.filter(({ day }) => day === today), rows.filter(({ day }) => day !== today)]
  await (await table('site-figures')).insertAll(before)
  for (const { count, tenant, day, kind, name } of ofToday)
    await addToFigure({ tenant, day, kind, name }, count)
}

/** They are looked at by nobody: a search that was made up sends no mail. */
async function searchesOf(stage: Stage): Promise<void> {
  const { site, life, random, now, personFor } = stage
  const today = civilAt(new Date(now), site.config.timezone).date
  const rows = life.searches.flatMap(([name, query, frequency]) =>
    Array.from({ length: random.between(2, 3) }, () => {
      const date = addDays(today, -random.between(2, 80))
      const clock = `${random.between(10, 21)}:${random.between(10, 59)}`
      const at = new Date(instantOf({ date, clock }, site.config.timezone))
      const salt = newSalt()
      const isOver = random.chance(0.2)
      const stopped_at = isOver ? new Date(at.getTime() + random.between(1, 20) * DAY_MS) : null
      const { email } = personFor(at.getTime(), '')
      return {
        ...{ tenant: site.tenant.id, name, email, frequency, salt, ...hashesOf(salt), confirmed_at: at },
        ...{ search: wholeQuery(savedState(query)), state: isOver ? 'stopped' : 'active', stopped_at },
        last_mail_at: isOver ? null : new Date(now - random.between(0, 2) * DAY_MS),
        consent: alertConsent(site, `${site.origin}/search`, at),
        ...{ seen_cars: null, floor: 0, next_due_at: NEVER, quiet_until: NEVER, lease_until: 0 },
        ...{ ...NO_MAIL, mail_next_at: NEVER, createdAt: at, updatedAt: at },
      }
    }),
  )
  await (await table('saved-searches')).insertAll(rows)
}

export async function visitsOf(stage: Stage): Promise<void> {
  await figuresOf(stage)
  if (stage.site.config.features.savedSearches) await searchesOf(stage)
}
