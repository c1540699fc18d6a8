'use client'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { isPlainClick } from '@/lib/dom'
import type { Walkaround } from '@/core/car/walkaround'

interface Props {
  film: Walkaround
  title: string
  children: ReactNode
}

/** Nothing is loaded from the film's site before a press; without scripts the link leads there. */
export function Film({ film, title, children }: Props) {
  const [plays, setPlays] = useState(false)
  const play = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setPlays(true)
  }
  if (plays)
    return (
      <iframe
        className="film fills"
        src={film.frame}
        title={title}
        allow="autoplay; fullscreen; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
        ref={(frame) => frame?.focus()}
      />
    )
  return (
    <a className="film fills" href={film.href} rel="noopener" data-film onClick={play}>
      {children}
    </a>
  )
}
