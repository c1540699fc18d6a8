'use client'
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { lazyPart } from '@/components/ui/lazyPart'
import { t } from '@/lib/words'
import { isBare, useGarageLists } from './useGarageLists'

const CONTROLS = '[data-favourite], [data-drop]'
const controlsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]

/** When the focused element leaves a list, moves the focus to the next control, or to the page heading. */
function useFocusAfterRemoval<Root extends HTMLElement>(lists: unknown) {
  const root = useRef<Root>(null)
  const at = useRef(-1)
  useLayoutEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return
    const controls = controlsIn(root.current)
    const next = controls[Math.min(at.current, controls.length - 1)]
    ;(next ?? root.current?.querySelector<HTMLElement>('h1'))?.focus()
  }, [lists])
  const onFocus = ({ target }: { target: EventTarget }) => {
    at.current = controlsIn(root.current).findIndex((control) => control === target)
  }
  return { ref: root, onFocus }
}

const Content = lazyPart(() => import('./GarageContent'))

interface Props {
  noun: string
  /** A shortlist for two can be begun. */
  isShared: boolean
  /** Has the page's heading. */
  head: ReactNode
  /** Where nothing is saved. */
  empty: ReactNode
}

/** Saved cars, compare list and saved searches. The HTML is the same for all: the browser adds them. */
export function Garage({ noun, isShared, head, empty }: Props) {
  const lists = useGarageLists()
  const focus = useFocusAfterRemoval<HTMLDivElement>(lists)
  return (
    <div {...focus}>
      {head}
      <div className="wrap garage">
        <p className="note only-plain">
          <span>
            {t('Your garage is kept in your browser, and showing it needs JavaScript.')}{' '}
            <a href="/search">{t('The whole stock is here')}</a>.
          </span>
        </p>
        <Suspense fallback={lists && isBare(lists) && empty}>
          {lists && <Content noun={noun} isShared={isShared} lists={lists} empty={empty} />}
        </Suspense>
      </div>
    </div>
  )
}
