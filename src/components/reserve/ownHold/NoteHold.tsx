'use client'
import { useEffect } from 'react'
import { dropHold, keepHold, type OwnHold } from './store'

interface Props {
  hold: Omit<OwnHold, 'href'>
  held: boolean
}

/** On the reservation's page, which this browser opened by its link: the car's page then knows it. */
export function NoteHold({ hold: { slug, until, untilText }, held }: Props) {
  useEffect(() => {
    if (held) keepHold({ slug, until, untilText, href: `${location.pathname}${location.search}` })
    else dropHold(slug)
  }, [slug, until, untilText, held])
  return null
}
