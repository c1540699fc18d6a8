'use client'
import { useEffect } from 'react'
import { openGarage } from './openGarage'

/** Fills the page's shell with what this browser has kept. */
export function Garage() {
  useEffect(() => {
    const listening = new AbortController()
    void openGarage(listening.signal)
    return () => listening.abort()
  }, [])
  return null
}
