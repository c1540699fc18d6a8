'use client'
import { useEffect } from 'react'
import { dropHold, keepHold, type OwnHold } from './store'

interface Props {
  hold: OwnHold
  isOver: boolean
}

/** On the reservation's page: stores the hold, so that the car's page in this browser shows it. */
export function NoteHold({ hold: { slug, href, until, untilText, waits }, isOver }: Props) {
  useEffect(() => {
    if (isOver) dropHold(slug)
    else keepHold({ slug, href, until, untilText, waits })
  }, [slug, href, until, untilText, waits, isOver])
  return null
}
