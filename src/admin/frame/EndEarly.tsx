'use client'
import { useEffect } from 'react'

export function EndEarlyLinks() {
  useEffect(() => {
    // After the effects of the whole screen, one of which changes the address.
    const written = setTimeout(() => window.endEarlyLinks?.())
    return () => clearTimeout(written)
  }, [])
  return null
}
