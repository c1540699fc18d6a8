'use client'
import { useEffect } from 'react'
import { watchCompare } from './watchCompare'

/** What scripting adds to the compare page, which is plain markup. */
export function CompareBehaviour() {
  useEffect(() => {
    const listening = new AbortController()
    watchCompare(listening.signal)
    return () => listening.abort()
  }, [])
  return null
}
