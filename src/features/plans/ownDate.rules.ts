import { formatLongDate } from '@/lib/dates'

/** A hint for a post whose own date lies ahead; empty when it does not. `today` by the dealer's clock, yyyy-mm-dd. */
export function ownDateWords(date: unknown, today: string): string {
  const day = typeof date === 'string' ? date.slice(0, 10) : ''
  if (day <= today) return ''
  return `Its own date is ${formatLongDate(day)}. Shoppers see it from that day on, even if it goes live before.`
}
