'use client'
import { useEffect, useState } from 'react'
import { agoText } from '@/domain/ago'

interface Props {
  /** Epoch seconds. */
  at: number
  /** Day and hour: shown by a cached page and without scripting. */
  date: string
}

/** When the dealer last confirmed the car: in minutes by this shopper's own clock, since the page may be some seconds old. */
export function UpdatedAgo({ at, date }: Props) {
  const [ago, setAgo] = useState<string | null>(null)
  useEffect(() => {
    const update = () => setAgo(agoText(at, Date.now() / 1000))
    update()
    const timer = setInterval(update, 30_000)
    return () => clearInterval(timer)
  }, [at])
  return (
    <time dateTime={new Date(at * 1000).toISOString()} title={date}>
      Updated {ago ?? date}
    </time>
  )
}
