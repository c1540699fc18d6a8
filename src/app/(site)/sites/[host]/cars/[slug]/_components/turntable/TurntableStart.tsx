'use client'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '@/components/ui/lazyPart'

interface Props {
  frames: readonly string[]
  title: string
  children: ReactNode
}

const Turntable = lazyPart(() => import('./Turntable'))

/** Neither the frames nor the code that turns them are loaded before a press. */
export function TurntableStart({ frames, title, children }: Props) {
  const [turns, setTurns] = useState(false)
  if (turns)
    return (
      <Suspense fallback={<div className="film" />}>
        <Turntable frames={frames} title={title} />
      </Suspense>
    )
  return (
    <button className="film fills" type="button" onClick={() => setTurns(true)}>
      {children}
    </button>
  )
}
