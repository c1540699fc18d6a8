'use client'
import type { CSSProperties, ReactNode } from 'react'
import { StaticHtmlPart } from '@/components/ui/StaticHtmlPart'
import { isPlainClick } from '@/lib/dom'
import { t } from '@/lib/words'
import { useAddedPages } from './useAddedPages'
import { grouped } from '@/lib/figures'

interface Props {
  next: string | null
  shown: number
  count: number
  children: ReactNode
}

const GRID = { className: 'grid', 'data-grid': true }

export function MoreCars({ next: firstNext, shown: firstShown, count, children }: Props) {
  const { added, state, load, newest } = useAddedPages()
  const { next, shown } = added.at(-1) ?? { next: firstNext, shown: firstShown }
  const isBusy = state === 'busy'
  const bar: CSSProperties & Record<'--p', number> = { '--p': Math.min(1, shown / count) }
  return (
    <>
      {added.map(({ href, markup }, index) => (
        <div key={href} ref={index === added.length - 1 ? newest : undefined}>
          <StaticHtmlPart attributes={GRID} markup={markup} />
        </div>
      ))}
      <div className="loadmore">
        <p data-shown={shown}>
          {t('{shown} of {count}', {
            shown: grouped(shown),
            count: grouped(count),
          })}
        </p>
        <div className="loadmore__bar" style={bar} />
        {next && (
          <a
            className={isBusy ? 'btn btn--line is-busy' : 'btn btn--line'}
            href={next}
            data-more
            aria-disabled={isBusy || undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              if (!isBusy) void load(next)
            }}
          >
            {isBusy && <span className="spin" />}
            {t('Load more')}
          </a>
        )}
        <p className="sr" role="status">
          {isBusy ? t('Loading more cars') : ''}
        </p>
        {state === 'failed' && (
          <p role="alert">{t('The next cars did not arrive. Try again, or open the page below.')}</p>
        )}
        {children}
      </div>
    </>
  )
}
