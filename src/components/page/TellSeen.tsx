'use client'
import { useEffect } from 'react'

type Props = { car: string } | { reserve: string } | { nothingAt: string }

/** A page that is looked at for a moment counts once; one that is only passed, or drawn ahead, does not. */
const LOOKED_MS = 1000

/** Tells the dealer's own figures that the page of a car, or the one that reserves it, was opened, or that a search found nothing. Nobody is followed. */
export function TellSeen(props: Props) {
  const body = JSON.stringify(props)
  useEffect(() => {
    const timer = setTimeout(() => {
      void fetch('/api/figures', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        keepalive: true,
      }).catch(() => undefined)
    }, LOOKED_MS)
    return () => clearTimeout(timer)
  }, [body])
  return null
}
