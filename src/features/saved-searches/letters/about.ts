import { DateTime } from 'luxon'
import type { SavedSearch } from '@/features/saved-searches/row'
import { savedState } from '@/features/saved-searches/readSearch'
import { FREQUENCY_WORDS } from '@/features/saved-searches/frequency.rules'
import { buildSearchHref } from '@/search/list/href'
import type { Site } from '@/core/dealer/views'

export interface About {
  /** `your search “Used utes”` */
  what: string
  href: string
  link: string
  why: string
}

const dayOf = (at: string | null | undefined, zone: string): string => {
  const day = DateTime.fromISO(at ?? '', { zone })
  return day.isValid ? ` on ${day.toFormat('d MMMM yyyy')}` : ''
}

export function aboutOf({ config, tenant, origin }: Site, search: SavedSearch): About {
  const day = dayOf(search.confirmed_at, config.timezone)
  if (search.shopper_id)
    return {
      what: `your saved ${config.labels.cars}`,
      href: `${origin}/watchlist`,
      link: `See your saved ${config.labels.cars}`,
      why: `You get this because you asked ${tenant.name}${day} to write when the price of something that you saved drops, or when it is back in stock.`,
    }
  return {
    what: `your search “${search.name}”`,
    href: origin + buildSearchHref({ ...savedState(search.search), sortBy: 'latest' }),
    // No count here: the linked list also shows cars just sold.
    link: 'See the whole list',
    why: `You get this because you saved the search “${search.name}” at ${tenant.name} and confirmed it${day}. We write ${FREQUENCY_WORDS[search.frequency].sentence}.`,
  }
}
