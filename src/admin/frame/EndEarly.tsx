'use client'
import { useEffect, useLayoutEffect } from 'react'
import { sayAgain } from './sayAgain'

export function EndEarly() {
  useLayoutEffect(() => {
    const changes = window.early?.changes()
    // Before React draws anything anew with what its forms know, but after this commit: then each change is known to the next.
    queueMicrotask(() => changes?.forEach((value, control) => sayAgain(control, value)))
  }, [])
  useEffect(() => {
    // After the effects of the whole screen, one of which changes the address.
    const written = setTimeout(() => window.early?.endLinks())
    return () => clearTimeout(written)
  }, [])
  return null
}
