import { type RefObject, useEffect } from 'react'

/** Tells the style sheet how high the bar is: the page ends above it, and so does what stands at the window's foot. */
export function useRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar
    const root = document.documentElement
    if (!current) return
    const sized = new ResizeObserver(() => root.style.setProperty('--cookiebar', `${current.offsetHeight}px`))
    sized.observe(current)
    root.toggleAttribute('data-cookiebar', true)
    return () => {
      sized.disconnect()
      root.toggleAttribute('data-cookiebar', false)
      root.style.removeProperty('--cookiebar')
    }
  }, [bar])
}
