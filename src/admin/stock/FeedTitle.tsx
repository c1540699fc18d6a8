'use client'
import { useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

/** The dealership's name as the title of its feed, whose row holds the part of an address alone. */
export function FeedTitle({ name }: { name: string }) {
  const { title, setDocumentTitle } = useDocumentTitle()
  useEffect(() => {
    if (title === name) return
    // Payload sets its own title once more after the form has come.
    const frame = requestAnimationFrame(() => setDocumentTitle(name))
    return () => cancelAnimationFrame(frame)
  }, [title, name, setDocumentTitle])
  return null
}
