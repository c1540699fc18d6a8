'use client'
import { useEffect } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** Ctrl or Cmd with K anywhere, and / where nothing is typed, lead to the search box. */
export function SearchKeys({ box }: { box: string }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCombined = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)
      if (!isCombined && !isSlash) return
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
