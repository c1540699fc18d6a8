'use client'
import { type ReactNode, useEffect, useState } from 'react'

const AFTER = 50

/** The bar at the bottom of a phone's screen. It appears after 50 px of scrolling. */
export function BuyBar({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const follow = () => setShown(scrollY > AFTER)
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
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
