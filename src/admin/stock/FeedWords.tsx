'use client'
import { useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { RehearsalView } from './files/rehearsalView'
import type { WordField } from './files/fieldChoices'
import { Words } from './files/Words'

interface Props {
  dealership: string
  unknown: RehearsalView['unknown']
  fields: readonly WordField[]
}
const NOTHING = () => undefined

/** Words of a feed that nobody knew when it came: what is matched here counts for the next one. */
export const FeedWords = (props: Props) => <Words {...props} isFileRead onChange={NOTHING} />

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
