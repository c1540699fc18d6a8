import { CarRail } from '@/components/car/CarRail'
import { WeeklyCars } from '@/components/car/WeeklyCars'
import { listCars } from '@/search/cars/list'
import { modelsInTurn } from '@/core/car/like'
import { isWeeklyCar } from '@/core/car/price'
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
  const shown = { heading: block.heading ?? '', link, config: site.config }
  const most = block.limit ?? undefined
  if (block.display === 'weekly') {
    const weekly = modelsInTurn(hits.filter((car) => isWeeklyCar(car, site.config)))
    return (
      <WeeklyCars
        {...shown}
        cars={picturedFirst(weekly).slice(0, most)}
        text={block.text}
        weeks={block.weeks ?? null}
      />
    )
  }
  return <CarRail {...shown} cars={picturedFirst(hits).slice(0, most)} now={now} />
}
