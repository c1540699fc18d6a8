'use client'
import { useEffect } from 'react'

/** Ctrl or Cmd with K leads to the search box. Single keys are left to the screens. */
export function SearchKeys({ box }: { box: string }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      const input = document.getElementById(box)
      // The menu is closed on small screens, and its box with it.
      if (input?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) input.focus()
      else window.location.assign('/admin/search')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [box])
  return null
}
