import { StaticCarRail } from '@/components/car/CarRail'
import { picturedFirst } from '@/core/car/text'
import type { Site } from '@/core/dealer/views'
import { formatNumber } from '@/core/money/format'
import { t } from '@/lib/words'
import { listCars } from '@/search/cars/list'
import { emptySearch } from '@/search/list/state'
import { renderTime } from './site'

const MOST = 8

/** The newest of the stock, where a shopper has nothing of their own to look at yet. */
export async function NewestCars({ site }: { site: Site }) {
  const { hits, count } = await listCars(site, { ...emptySearch(), sortBy: 'latest' })
  return (
    <StaticCarRail
      heading={t('Just in')}
      link={{ label: t('See all {count}', { count: formatNumber(count) }), href: '/search' }}
      cars={picturedFirst(hits).slice(0, MOST)}
      config={site.config}
      now={renderTime()}
    />
  )
}
