import { MakeMark } from '@/components/ui/MakeMark'
import { SectionHead } from '@/components/ui/SectionHead'
import { formatNumber } from '@/core/money/format'
import { buildSearchHref } from '@/search/list/href'
import { emptySearch } from '@/search/list/state'
import { setFacet } from '@/search/list/edit'
import type { BlockOf, BlockProps } from '@/blocks/props'
import { listMakeLogos } from '@/core/dealer/read/makeLogos'
import { stockCounts } from '@/search/cars/stock'
import { t } from '@/lib/words'

/** The list of one make or model. With a single make in stock, a model's address includes the make. */
const hrefOf = (of: BlockOf<'makeTiles'>['of'], value: string, only: string | undefined): string => {
  const state = only && of === 'model' ? setFacet(emptySearch(), 'make', [only]) : emptySearch()
  return buildSearchHref(setFacet(state, of ?? 'make', [value]))
}

/** Makes or models in stock, most cars first. */
export async function MakeTilesBlock({ block, site }: BlockProps<'makeTiles'>) {
  const [{ makes, models }, logos] = await Promise.all([stockCounts(site), listMakeLogos()])
  const tiles = (block.of === 'model' ? models : makes).filter(({ count }) => count > 0)
  const only = makes.length === 1 ? makes[0]?.value : undefined
  if (tiles.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          title={block.heading || t('Browse by {of}', { of: block.of ?? '' })}
          link={{ label: t('All stock'), href: '/search' }}
        />
        <ul className="maketiles">
          {tiles.slice(0, block.limit ?? undefined).map(({ value, count }) => (
            <li key={value}>
              <a className="make" href={hrefOf(block.of, value, only)}>
                {block.of === 'make' && <MakeMark name={value} logo={logos[value]} className="make__mono" />}
                <b>{value}</b>
                <span>{formatNumber(count)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
