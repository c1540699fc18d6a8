'use client'
import { useEffect } from 'react'

/** Ctrl or Cmd with K goes to the search box. Single keys are left to the screens. */
export function SearchKeys({ box }: { box: string }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      const input = document.getElementById(box)
      // On small screens the menu is closed, and so is its box.
      if (input?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) input.focus()
      else window.location.assign('/admin/search')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [box])
  return null
}
