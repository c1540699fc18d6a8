import { addDays, civilAt, instantOf, weekdayOf } from '@/core/dealer/country/civil'
import { openMinutes } from '@/core/place/hours/openMinutes'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'
import { DAYS } from './dealerLife'
import type { Stage } from './stage'

/* When people write. */

/** Hours of the day: at breakfast, in the lunch break, and most in the evening. */
const HOURS = [
  7.4, 8.3, 9.1, 9.8, 10.5, 11.4, 12.2, 12.6, 13.5, 15.1, 16.2, 17.6, 18.5, 19.3, 19.9, 20.4, 21.2,
]
/** By weekday from Sunday: Mondays bring most. */
const MUCH = [0.75, 1.3, 1.1, 1.05, 1, 0.95, 0.85]

/** Epoch ms, oldest first; a little more each month. */
export function momentsOf({ now, random, life, site }: Stage): number[] {
  const zone = site.config.timezone
  const today = civilAt(new Date(now), zone).date
  const all: number[] = []
  for (let back = DAYS; back >= 0; back--) {
    const day = addDays(today, -back)
    const midnight = instantOf({ date: day, clock: '00:00' }, zone)
    const much = (life.leads / DAYS) * (1.25 - back / 180) * (MUCH[weekdayOf(day)] ?? 1)
    for (let count = Math.floor(much + random.next()); count > 0; count--)
      all.push(midnight + random.pick(HOURS) * HOUR_MS + random.between(0, 40) * MINUTE_MS)
  }
  return all.filter((at) => at < now - HOUR_MS).sort((a, b) => a - b)
}

/** In the evenings of the last days. */
export function recentMoments({ now, random, site }: Stage, count: number): number[] {
  const today = civilAt(new Date(now), site.config.timezone).date
  return Array.from({ length: count }, () => {
    const date = addDays(today, -random.between(1, 6))
    return instantOf(
      { date, clock: `${random.between(17, 21)}:${random.between(10, 59)}` },
      site.config.timezone,
    )
  })
}

/** When a lead came that staff are late with: the latest moment since which the desk was open that long. */
export function overdueSince({ now, clocks, places, site }: Stage): number {
  const place = places.find(({ primary }) => primary)
  const clock = clocks.get(place?.id ?? '')
  const minutes = site.config.forms.replyMinutes + 35
  let [early, late] = [now - 6 * DAY_MS, now]
  while (clock && late - early > MINUTE_MS) {
    const middle = (early + late) / 2
    if (openMinutes(clock, new Date(middle), new Date(now)) >= minutes) early = middle
    else late = middle
  }
  return early
}
