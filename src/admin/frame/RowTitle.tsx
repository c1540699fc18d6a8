'use client'
import { useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

/** For a row whose name says less than its facts: the words of its title, in the head, the tab and the path. */
export function RowTitle({ words }: { words: string }) {
  const { title, setDocumentTitle } = useDocumentTitle()
  useEffect(() => {
    if (title === words) return
    // Payload sets its own title once more after the form has come.
    const frame = requestAnimationFrame(() => setDocumentTitle(words))
    return () => cancelAnimationFrame(frame)
  }, [title, words, setDocumentTitle])
  return null
}
