'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import { kept } from '@/lib/kept'
import { keepPlace } from './listPlace'
import { apiHref } from './listQuery'

/** Asks the search for a count. Rejects when it gives no answer. */
const countOf = async (href: string, signal?: AbortSignal): Promise<number> => {
  const answer = await fetch(apiHref(href), signal ? { signal } : {})
  const body: unknown = answer.ok ? await answer.json() : null
  if (typeof body !== 'object' || body === null || !('count' in body) || typeof body.count !== 'number')
    throw new Error(`search answered ${answer.status}`)
  return body.count
}

/** Counts of the sheet's button, to and fro. A change of the list itself always asks, so that it knows whether search is there. */
const lastCounts = kept(countOf, 10, 60_000)

/**
 * Changes of the list without a page load. The search is asked first: only when it answers does the page change,
 * so that the last good cars stay when it does not. The newest change wins.
 */
export function useListNavigation(onFailure: () => void) {
  const router = useRouter()
  const [moving, startMoving] = useTransition()
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)
  const running = useRef<AbortController | null>(null)

  const ask = async (href: string, done: (count: number) => void, read = lastCounts) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setAsking(true)
    try {
      const count = await read(href, AbortSignal.any([mine.signal, AbortSignal.timeout(10_000)]))
      if (mine.signal.aborted) return
      setFailed(false)
      done(count)
    } catch {
      if (mine.signal.aborted) return
      setFailed(true)
      onFailure()
    }
    setAsking(false)
  }
  /** `focus` is what should have the focus in the new list, when it is not what has it now. */
  const go = (href: string, { replace, focus }: { replace?: boolean; focus?: string } = {}) =>
    ask(
      href,
      () => {
        keepPlace(focus)
        startMoving(() => (replace ? router.replace : router.push)(href, { scroll: false }))
      },
      countOf,
    )

  return { go, ask, updating: asking || moving, failed }
}
