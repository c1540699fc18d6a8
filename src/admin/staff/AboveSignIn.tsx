'use client'
import { useCallback, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { beforeFields } from '@/admin/payloadContract'

/**
 * Payload draws the email and the password before all other fields. The style sheet shows these parts above them from the
 * start; once the code is here they are above them for the keyboard too.
 */
export function AboveSignIn({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null)
  const find = useCallback((own: HTMLElement | null) => {
    const made = beforeFields(own)
    setPlace(made)
    return () => made?.remove()
  }, [])
  const parts = <div className="fc-me">{children}</div>
  return <div ref={find}>{place ? createPortal(parts, place) : parts}</div>
}
