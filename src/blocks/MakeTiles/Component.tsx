import { SectionHead } from '@/components/ui/SectionHead'
import { formatNumber } from '@/domain/format'
import { slugify } from '@/lib/slugify'
import type { BlockProps } from '../props'
import { stockCounts } from '@/data'
import type { MakeTilesValues } from './schema'

/** The makes in stock, most first, each with its count. */
export async function MakeTilesBlock({ block, site }: BlockProps<MakeTilesValues>) {
  const { makes } = await stockCounts(site)
  if (makes.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          title={block.heading || 'Browse by make'}
          link={{ label: 'All stock', href: '/search' }}
        />
        <ul className="maketiles">
          {makes.slice(0, block.limit).map(({ value, count }) => (
            <li key={value}>
              <a className="make" href={`/search/${slugify(value)}`}>
                <span className="make__mono" aria-hidden="true">
                  {value.slice(0, 2)}
                </span>
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
