'use client'
import { useEffect } from 'react'
import { whenDrawn } from '@/admin/payloadContract'
import { nameParts } from './namedParts'

/** Runs once for each animation frame in which something was drawn. */
export function NamedParts() {
  useEffect(() => {
    let frame = 0
    const name = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => nameParts(document))
    }
    const end = whenDrawn(document.body, name)
    return () => {
      end()
      cancelAnimationFrame(frame)
    }
  }, [])
  return null
}
