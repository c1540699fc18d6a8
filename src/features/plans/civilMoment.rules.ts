import { addDays, civilAt, instantOf, isDay, type Civil } from '@/core/dealer/country/civil'
import { HOUR_MS } from '@/lib/time'
import { momentText } from '@/core/place/moments'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const MOST_DAYS = 730

export type Moment = { at: number; note?: string } | { fault: string }

/** The clock shows this time twice, because the clocks go back. */
function twice({ date, clock }: Civil, at: number, zone: string): boolean {
  const later = civilAt(new Date(at + HOUR_MS), zone)
  return later.date === date && later.clock === clock
}

/** Day and time by the dealer's clock as one moment, in epoch ms, or what is wrong with them. */
export function momentOf(civil: Civil, zone: string, now: Date): Moment {
  if (!isDay(civil.date)) return { fault: 'Choose the day.' }
  if (!CLOCK.test(civil.clock)) return { fault: 'Choose the time, such as 08:00.' }
  const at = instantOf(civil, zone)
  const shown = civilAt(new Date(at), zone)
  if (shown.clock !== civil.clock)
    return {
      fault: `The clocks go forward that night, so there is no ${civil.clock}. ${shown.clock} would work.`,
    }
  if (at <= now.getTime()) return { fault: `That time has passed: it is ${momentText(now, zone)} now.` }
  if (civil.date > addDays(civilAt(now, zone).date, MOST_DAYS))
    return { fault: 'Choose a day within two years.' }
  return twice(civil, at, zone)
    ? { at, note: 'The clocks go back that night and show this time twice: the first one counts.' }
    : { at }
}
