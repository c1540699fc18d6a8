'use client'
import { useEffect } from 'react'

type Props = { car: string } | { reserve: string } | { nothingAt: string }

/** A page counts once after it was visible this long; pages passed quickly or prerendered do not count. */
const LOOKED_MS = 1000

/** Without data of the visitor. */
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
