import { buildSearchHref } from '@/search/list/href'
import { type ListState } from '@/search/list/state'
import { withPage } from '@/search/list/edit'
import { t } from '@/lib/words'
import { ListLink } from './ListLink'
import { MoreCars } from './MoreCars'

/** Null is a gap. */
export const pageWindow = (page: number, pages: number): (number | null)[] => {
  const near = new Set([1, pages, page - 1, page, page + 1].filter((to) => to >= 1 && to <= pages))
  const sorted = [...near].sort((a, b) => a - b)
  return sorted.flatMap((to, index) => {
    const before = sorted[index - 1]
    if (before === undefined || to - before === 1) return [to]
    return to - before === 2 ? [to - 1, to] : [null, to]
  })
}

interface Props {
  state: ListState
  page: number
  pages: number
  shown: number
  count: number
}

export function Paging({ state, page, pages, shown, count }: Props) {
  if (pages <= 1) return null
  const href = (to: number) => buildSearchHref(withPage(state, to))
  return (
    <MoreCars next={page < pages ? href(page + 1) : null} shown={shown} count={count}>
      <nav aria-label={t('Pages')}>
        <ol>
          {pageWindow(page, pages).map((to, index) =>
            to === null ? (
              <li key={`gap-${index}`} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={to}>
                <ListLink
                  href={href(to)}
                  change={{ page: to }}
                  toTop
                  focus="#results-count"
                  aria-current={to === page ? 'page' : undefined}
                  aria-label={t('Page {to}', { to })}
                >
                  {to}
                </ListLink>
              </li>
            ),
          )}
        </ol>
      </nav>
    </MoreCars>
  )
}
