'use client'
import { useEffect, useState } from 'react'
import { agoText } from '@/lib/ago'
import { phrase, t } from '@/lib/words'

interface Props {
  /** Epoch seconds. */
  at: number
  /** Day and hour, shown before the script runs and without JavaScript. */
  date: string
  /** A phrase with `{ago}` in it. */
  words?: string
}

const UPDATED = phrase('Updated {ago}')

/** By the shopper's clock, because the page may come from the cache. */
export function UpdatedAgo({ at, date, words = UPDATED }: Props) {
  const [ago, setAgo] = useState<string | null>(null)
  useEffect(() => {
    const update = () => setAgo(agoText(at, Date.now() / 1000))
    update()
    const timer = setInterval(update, 30_000)
    return () => clearInterval(timer)
  }, [at])
  return (
    <time dateTime={new Date(at * 1000).toISOString()} title={date}>
      {t(words, { ago: ago ?? date })}
    </time>
  )
}
