import { formatMoney } from '@/core/money/format'
import { hasPrice } from '@/core/car/price'
import { LOCALE } from '@/lib/figures'
import { DAY_MS } from '@/lib/time'
import { t } from '@/lib/words'

/** A weekday names a day of the last six; an older one needs its date. */
const NAMED_DAYS = 6

const dayIn = (at: Date, timeZone: string | undefined, how: Intl.DateTimeFormatOptions): string =>
  at.toLocaleDateString(LOCALE, { ...how, timeZone })

/** `today`, `since Friday`, `since 12 Nov`, and with the year where it is another one. Without a zone, by the browser's own. */
export function sinceText(at: Date, now: Date, zone?: string): string {
  const whole: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }
  const [day, today] = [dayIn(at, zone, whole), dayIn(now, zone, whole)]
  if (day === today) return t('today')
  if (now.getTime() - at.getTime() < NAMED_DAYS * DAY_MS)
    return t('since {day}', { day: dayIn(at, zone, { weekday: 'long' }) })
  const isThisYear = dayIn(at, zone, { year: 'numeric' }) === dayIn(now, zone, { year: 'numeric' })
  return t('since {day}', { day: isThisYear ? dayIn(at, zone, { day: 'numeric', month: 'short' }) : day })
}

export interface PriceChange {
  text: string
  isLess: boolean
}

/** `$2,000 less since Friday`; null without a change, or without a price to compare with. `since`: null where nobody knows. */
export const priceChange = (now: number, saved: number | null, since: string | null): PriceChange | null => {
  if (saved === null || !hasPrice({ price: saved }) || saved === now) return null
  const isLess = now < saved
  const amount = formatMoney(Math.abs(now - saved))
  return {
    isLess,
    text: t(isLess ? '{amount} less {since}' : '{amount} more {since}', {
      amount,
      since: since ?? t('since you saved it'),
    }),
  }
}
