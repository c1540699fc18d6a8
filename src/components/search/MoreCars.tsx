'use client'
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { StaticHtmlPart } from '@/components/ui/StaticHtmlPart'
import { isPlainClick } from '@/lib/isPlainClick'
import { t } from '@/lib/words'
import type { AddedPage } from './listPage'
import { readUnfolded, writeUnfolded } from './unfolded'

interface Props {
  next: string | null
  shown: number
  count: number
  children: ReactNode
}

const readPage = async (href: string): Promise<AddedPage> => (await import('./listPage')).readListPage(href)

const GRID = { className: 'grid', 'data-grid': true }

export function MoreCars({ next: firstNext, shown: firstShown, count, children }: Props) {
  const [added, setAdded] = useState<readonly AddedPage[]>([])
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  /** After the next cards: focus the first one, or scroll to this position (pixels). */
  const arrival = useRef<'focus' | number | null>(null)
  const newest = useRef<HTMLDivElement>(null)
  const { next, shown } = added.at(-1) ?? { next: firstNext, shown: firstShown }

  const load = async (href: string) => {
    setState('busy')
    try {
      const page = await readPage(href)
      arrival.current = 'focus'
      setAdded((before) => [...before, page])
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const save = useEffectEvent(() => writeUnfolded(added.map(({ href }) => href)))
  useLayoutEffect(() => {
    save()
    if (arrival.current === 'focus') {
      const link = newest.current?.querySelector('a[data-car]')
      if (link instanceof HTMLElement) link.focus({ preventScroll: true })
    } else if (arrival.current !== null) scrollTo({ top: arrival.current, behavior: 'instant' })
    arrival.current = null
  }, [added])

  useEffect(() => {
    let live = true
    const restore = async () => {
      const before = readUnfolded()
      const pages: AddedPage[] = []
      for (const href of before?.hrefs ?? []) {
        const page = await readPage(href).catch(() => null)
        if (!page || !live) break
        pages.push(page)
      }
      if (!live || !before || !pages.length) return
      arrival.current = before.y
      setAdded(pages)
    }
    // Deferred: the router writes this page's history entry first.
    const timer = setTimeout(() => void restore())
    const onLeave = () => save()
    document.addEventListener('click', onLeave, { capture: true })
    window.addEventListener('pagehide', onLeave)
    return () => {
      live = false
      clearTimeout(timer)
      document.removeEventListener('click', onLeave, { capture: true })
      window.removeEventListener('pagehide', onLeave)
    }
  }, [])

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
            shown: shown.toLocaleString('en-AU'),
            count: count.toLocaleString('en-AU'),
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
