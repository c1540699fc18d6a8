'use client'
import { type ReactNode, useEffect, useState } from 'react'

const AFTER = 50

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox], [type=radio]), select, textarea')

/**
 * The bar at the bottom of a phone's screen. It appears after 50 px of scrolling, and is hidden while a field
 * has the focus, so that it never covers the field.
 */
export function BuyBar({ children }: { children: ReactNode }) {
  const [passed, setPassed] = useState(false)
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    const watching = new AbortController()
    const { signal } = watching
    const follow = () => setPassed(scrollY > AFTER)
    follow()
    addEventListener('scroll', follow, { passive: true, signal })
    addEventListener('focusin', ({ target }) => setTyping(isField(target)), { signal })
    addEventListener('focusout', () => setTyping(false), { signal })
    return () => watching.abort()
  }, [])
  const shown = passed && !typing
  return (
    <div
      className={shown ? 'stickbar stickbar--buy is-in' : 'stickbar stickbar--buy'}
      data-stick
      inert={!shown}
    >
      {children}
    </div>
  )
}
