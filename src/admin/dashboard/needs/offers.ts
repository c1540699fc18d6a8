import { civilAt, dateWord, daysBetween } from '@/core/dealer/country/civil'
import { dayWindow, isOver } from '@/core/place/hours/dayWindow'
import { rowHref } from '@/lib/adminHrefs'
import type { Need } from './need'

export interface OfferFacts {
  id: string
  tenant: string
  name: string
  ends_at: string
  zone: string
}

const DAYS = 7

function dayWords(days: number, date: string): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `on ${dateWord(date, 'longWeekday')}`
}

/** Offers that end within a week, by the days of the dealer's own calendar. */
export function endingOffers(offers: readonly OfferFacts[], now: Date): Need[] {
  return offers.flatMap(({ id, tenant, name, ends_at, zone }): Need[] => {
    const window = dayWindow(null, ends_at, zone)
    const { last_day, until } = window
    if (last_day === null || until === null || isOver(window, now.getTime())) return []
    const days = daysBetween(civilAt(now, zone).date, last_day)
    if (days >= DAYS) return []
    return [
      {
        id: `offer ${id}`,
        tenant,
        tone: 'soon',
        due: until,
        title: `“${name}” ends ${dayWords(days, last_day)}`,
        why: `Shoppers see it until ${dateWord(last_day, 'weekday')} ${dateWord(last_day, 'day')}.`,
        act: 'Move the end',
        href: rowHref('offers', id),
      },
    ]
  })
}
