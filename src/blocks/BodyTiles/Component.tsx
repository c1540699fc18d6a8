import { Picture } from '@/components/ui/Picture'
import { SectionHead } from '@/components/ui/SectionHead'
import { countOf } from '@/components/search/countOf'
import { formatNumber } from '@/core/money/format'
import type { BlockProps } from '@/blocks/props'
import { stockCounts } from '@/search/cars/stock'
import { t } from '@/lib/words'

const LIMIT = 8

/** Body types with their stock counts. Types without stock are left out. */
export async function BodyTilesBlock({ block, site }: BlockProps<'bodyTiles'>) {
  const { bodies } = await stockCounts(site)
  const chosen = (block.tiles ?? []).map((tile) => ({
    ...tile,
    count: countOf(bodies, bodyOf(tile.href) ?? tile.label),
  }))
  const automatic = bodies.slice(0, LIMIT).map(({ value, count }) => ({
    label: value,
    href: `/search?body=${encodeURIComponent(value)}`,
    picture: '',
    count,
  }))
  const tiles = chosen.length > 0 ? chosen : automatic
  if (tiles.length === 0) return null
  return (
    <section className="section bodies">
      <div className="wrap">
        <SectionHead title={block.heading || t('Browse by body')} />
        <ul className="tiles" data-scroll="">
          {tiles.map((tile) => (
            <li key={tile.href}>
              <a className="tile" href={tile.href}>
                {tile.picture && (
                  <Picture
                    url={tile.picture}
                    width={450}
                    height={300}
                    sizes="(min-width: 1024px) 220px, 45vw"
                  />
                )}
                <span className="tile__txt">
                  <b>{tile.label}</b>
                  {tile.count > 0 && (
                    <span>
                      {formatNumber(tile.count)}
                      <span className="sr"> {t('listed')}</span>
                    </span>
                  )}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The body that an address filters by, so that a tile named `Utes` counts cars whose body is `Ute`. */
const bodyOf = (href: string): string | null => new URLSearchParams(href.split('?')[1] ?? '').get('body')
