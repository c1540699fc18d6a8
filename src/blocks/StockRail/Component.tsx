import { CarRail } from '@/components/car/CarRail'
import { listCars } from '@/search/cars/list'
import { picturedFirst } from '@/core/car/text'
import { formatNumber } from '@/core/money/format'
import { offeredBy, offeredHref } from '@/core/dealer/links/offeredLinks'
import { presetHref, presetSearch } from '@/blocks/preset'
import type { BlockProps } from '@/blocks/props'
import { t } from '@/lib/words'

export async function StockRailBlock({ block, site, now }: BlockProps<'stockRail'>) {
  const { hits, count } = await listCars(site, presetSearch(block.preset))
  const own = block.link_href && offeredHref(block.link_href, offeredBy(site))
  const link = {
    label: block.link_label || t('See all {count}', { count: formatNumber(count) }),
    href: own || presetHref(block.preset),
  }
  return (
    <CarRail
      heading={block.heading ?? ''}
      link={link}
      cars={picturedFirst(hits).slice(0, block.limit ?? undefined)}
      config={site.config}
      now={now}
    />
  )
}
