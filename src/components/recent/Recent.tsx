'use client'
import { useEffect, useRef } from 'react'
import { pastSearches, recentCars } from './store'

interface Props {
  /** The car of this page, which is not offered to itself. */
  except?: string
}

/** Where this shopper left off. It is drawn in the browser only, and its code is fetched only where there is something to draw. */
export function Recent({ except }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    const cars = recentCars().filter((slug) => slug !== except)
    const searches = pastSearches()
    if (!element || (!cars.length && !searches.length)) return
    const stop = new AbortController()
    void import('./draw')
      .then(({ draw }) => draw(element, { cars, searches }, stop.signal))
      .catch(() => undefined)
    return () => stop.abort()
  }, [except])
  return <div ref={place} />
}
