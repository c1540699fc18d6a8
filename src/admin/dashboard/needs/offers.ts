import { civilAt, dateWord, daysBetween } from '@/domain/hours/civil'
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

/** Offers that shoppers lose within a week, by the days of the dealer's own calendar. */
export function endingOffers(offers: readonly OfferFacts[], now: Date): Need[] {
  return offers.flatMap(({ id, tenant, name, ends_at, zone }): Need[] => {
    const end = new Date(ends_at)
    const { date } = civilAt(end, zone)
    const days = daysBetween(civilAt(now, zone).date, date)
    if (end < now || days >= DAYS) return []
    return [
      {
        id: `offer ${id}`,
        tenant,
        tone: 'soon',
        due: end.getTime(),
        title: `“${name}” ends ${dayWords(days, date)}`,
        why: `Shoppers see it until ${dateWord(date, 'weekday')} ${dateWord(date, 'day')}.`,
        act: 'Move the end',
        href: `/admin/collections/offers/${id}`,
      },
    ]
  })
}
