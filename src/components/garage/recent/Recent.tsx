'use client'
import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react'
import { pastSearches, recentCars } from './store'

const RecentSection = lazy(() => import('./RecentSection'))

const never = () => () => undefined

interface Props {
  /** The car of this page, which is not offered to itself. */
  except?: string
}

/** Where this shopper left off. It is drawn in the browser only, and its code is fetched only where there is something to draw. */
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
