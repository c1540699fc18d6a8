'use client'
import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazyPart'
import { useGarageLists } from './useGarageLists'
import { useKeptFocus } from './useKeptFocus'

const Content = lazyPart(() => import('./GarageContent'))

/** What this browser holds: saved cars, cars to compare, saved searches. The page is the same for everybody until the browser draws them. */
export function Garage({ noun }: { noun: string }) {
  const lists = useGarageLists()
  const focus = useKeptFocus<HTMLDivElement>(lists)
  return (
    <div className="wrap garage" {...focus}>
      <header className="list__head">
        <h1 tabIndex={-1}>My garage</h1>
        <p>Kept on this device only.</p>
      </header>
      <p className="note only-plain">
        <span>
          Your garage is kept in your browser, and showing it needs JavaScript.{' '}
          <a href="/search">The whole stock is here</a>.
        </span>
      </p>
      <Suspense>{lists && <Content noun={noun} lists={lists} />}</Suspense>
    </div>
  )
}
