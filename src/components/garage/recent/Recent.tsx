'use client'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { storedText } from '@/lib/browserStore'
import { neverChanges } from '@/lib/useHydrated'
import { CAR_KEY, SEARCH_KEY } from './keys'

const RecentSection = lazy(() => import('./RecentSection'))

const hasPast = () => [CAR_KEY, SEARCH_KEY].some((key) => storedText(key) !== null)

/** Recent cars and searches. Browser only; its code loads only when there is something to show. */
export function Recent({ except }: { except?: string }) {
  const isShown = useSyncExternalStore(neverChanges, hasPast, () => false)
  return (
    isShown && (
      <Suspense>
        <RecentSection except={except} />
      </Suspense>
    )
  )
}
