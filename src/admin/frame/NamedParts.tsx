'use client'
import { useEffect } from 'react'
import { nameParts } from './namedParts'

/** Runs once for each animation frame in which something was drawn. */
export function NamedParts() {
  useEffect(() => {
    let frame = 0
    const name = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => nameParts(document))
    }
    name()
    const watcher = new MutationObserver(name)
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => {
      watcher.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return null
}
