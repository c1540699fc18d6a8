import type { ListView } from '@/components/search/types'
import type { IntroFacts } from '@/search/seo/intro'

export const introFacts = ({
  count,
  stats,
  facets,
}: Pick<ListView, 'count' | 'stats' | 'facets'>): IntroFacts => ({
  count,
  prices: stats.price,
  locations: (facets.location_name ?? []).filter((place) => place.count > 0).map(({ value }) => value),
})
