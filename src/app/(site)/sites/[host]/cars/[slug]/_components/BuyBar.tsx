'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { useTyping, WRITTEN_FIELDS } from '@/components/ui/useTyping'

const AFTER = 50

/** Appears after 50 px of scrolling; hidden while a field has the focus, so that it never covers it. */
export function BuyBar({ children }: { children: ReactNode }) {
  const [passed, setPassed] = useState(false)
  const isTyping = useTyping(WRITTEN_FIELDS)
  useEffect(() => {
    const follow = () => setPassed(scrollY > AFTER)
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  const shown = passed && !isTyping
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
