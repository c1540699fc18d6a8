'use client'
import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazyPart'
import { t } from '@/lib/words'
import { useGarageLists } from './useGarageLists'
import { Kept } from './Kept'
import { useFocusAfterRemoval } from './useFocusAfterRemoval'

const Content = lazyPart(() => import('./GarageContent'))

/** Saved cars, compare list and saved searches. The HTML is the same for all: the browser adds them. */
export function Garage({ noun, hasAccounts }: { noun: string; hasAccounts: boolean }) {
  const lists = useGarageLists()
  const focus = useFocusAfterRemoval<HTMLDivElement>(lists)
  return (
    <div className="wrap garage" {...focus}>
      <header className="list__head">
        <h1 tabIndex={-1}>{t('My garage')}</h1>
        <Kept hasAccounts={hasAccounts} />
      </header>
      <p className="note only-plain">
        <span>
          {t('Your garage is kept in your browser, and showing it needs JavaScript.')}{' '}
          <a href="/search">{t('The whole stock is here')}</a>.
        </span>
      </p>
      <Suspense>{lists && <Content noun={noun} lists={lists} />}</Suspense>
    </div>
  )
}
