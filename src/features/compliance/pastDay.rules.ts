import { formatLongDate } from '@/lib/dates'
import { dayWindow, isOver } from '@/core/place/hours/dayWindow'
import type { Finding } from './finding.rules'

/** Said while the last day is typed: an offer that is over can be published, and no shopper sees it. */
export function pastDay(ends_at: string | null | undefined, zone: string, now: Date): Finding[] {
  const run = dayWindow(null, ends_at, zone)
  if (run.last_day === null || !isOver(run, now.getTime())) return []
  return [
    {
      ...{ rule: 'past day', field: 'ends_at', isMust: false },
      text: `The last day, ${formatLongDate(run.last_day)}, is past: shoppers do not see this offer. Set a later day.`,
      why: 'An offer is on the website until 11:59 pm of its last day. After that its page only says that it has ended.',
    },
  ]
}
