'use client'
import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react'
import { pastSearches, recentCars } from './store'

const RecentSection = lazy(() => import('./RecentSection'))

const never = () => () => undefined

interface Props {
  except?: string
}

/** Recent cars and searches. Browser only; its code loads only when there is something to show. */
export function Recent({ except }: Props) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const past = useMemo(
    () =>
      isBrowser
        ? { cars: recentCars().filter((slug) => slug !== except), searches: pastSearches() }
        : { cars: [], searches: [] },
    [isBrowser, except],
  )
  if (!past.cars.length && !past.searches.length) return null
  return (
    <Suspense>
      <RecentSection {...past} />
    </Suspense>
  )
}
