import type { CSSProperties } from 'react'
import { buildSearchHref, type SearchState, withPage } from '@/domain/searchState'
import { formatNumber } from '@/domain/format'
import { LoadMore } from './LoadMore'
import { pageWindow } from './pageWindow'

interface Props {
  state: SearchState
  page: number
  pages: number
  /** Cars up to and with this page, and in all. */
  shown: number
  count: number
}

/** Real links first; "Load more" adds the next page's cards below these. */
export function Paging({ state, page, pages, shown, count }: Props) {
  if (pages <= 1) return null
  const bar: CSSProperties & Record<'--p', number> = { '--p': Math.min(1, shown / count) }
  const href = (to: number) => buildSearchHref(withPage(state, to))
  return (
    <div className="loadmore">
      <p data-shown>
        {formatNumber(shown)} of {formatNumber(count)}
      </p>
      <div className="loadmore__bar" style={bar} />
      {page < pages && <LoadMore href={href(page + 1)} />}
      <nav aria-label="Pages">
        <ol>
          {pageWindow(page, pages).map((to, index) =>
            to === null ? (
              <li key={`gap-${index}`} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={to}>
                <a href={href(to)} aria-current={to === page ? 'page' : undefined} aria-label={`Page ${to}`}>
                  {to}
                </a>
              </li>
            ),
          )}
        </ol>
      </nav>
    </div>
  )
}
