'use client'
import { useEffect } from 'react'
import { dropHold, keepHold, type OwnHold } from './store'

interface Props {
  hold: Omit<OwnHold, 'href'>
  held: boolean
}

/** On the reservation's page: stores the hold, so that the car's page in this browser shows it. */
export function NoteHold({ hold: { slug, until, untilText }, held }: Props) {
  useEffect(() => {
    if (held) keepHold({ slug, until, untilText, href: `${location.pathname}${location.search}` })
    else dropHold(slug)
  }, [slug, until, untilText, held])
  return null
}
