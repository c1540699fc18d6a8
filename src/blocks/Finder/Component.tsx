import { PlainFinder } from '@/components/finder/PlainFinder'
import { finderChoices, finderField } from '@/blocks/finderParts'
import type { BlockProps } from '@/blocks/props'
import { stockCounts } from '@/search/cars/stock'

export async function FinderBlock({ block, site }: BlockProps<'finder'>) {
  const stock = await stockCounts(site)
  return (
    <section className="section">
      <div className="wrap">
        <PlainFinder
          heading={block.heading ?? undefined}
          choices={finderChoices(block.finder_types ?? [], stock)}
          fields={(block.finder_fields ?? []).map((name) => finderField(name, stock))}
          total={stock.total}
          noun={site.config.labels.cars}
        />
      </div>
    </section>
  )
}
