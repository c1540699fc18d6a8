'use client'
import { useRouter } from 'next/navigation'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import { buildSearchHref, wholeQuery } from '@/domain/listState/href'
import type { SearchState } from '@/domain/listState/state'
import { afterPaint } from '@/lib/afterPaint'
import { countHref, readCount } from './count'
import { onDocumentLoad } from './documentLoad'
import { keepPlace, type NextPlace } from './listPlace'

export interface ShowOptions extends NextPlace {
  /** Takes over the history entry of the open sheet. */
  replace?: boolean
  /** Milliseconds to wait for more of the same: letters, steps of a slider. */
  delay?: number
}

/**
 * The list that was asked for last, and the way to it. Every change is made to that wish and not to the list still shown, so
 * that none is lost while an answer is on its way. It lives above the page, which another path draws anew.
 */
export function useListWish() {
  const router = useRouter()
  const [moving, startMoving] = useTransition()
  const [wish, setWish] = useState<SearchState | null>(null)
  const [failed, setFailed] = useState(false)
  const newest = useRef<SearchState | null>(null)
  const asked = useRef<string | null>(null)
  const fresh = useRef(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    newest.current = wish
    if (!wish) asked.current = null
  }, [wish])
  useEffect(() => () => clearTimeout(timer.current), [])

  /** True once: for the first list of the document. */
  const begin = useCallback(() => fresh.current && !(fresh.current = false), [])

  const put = (state: SearchState | null) => {
    newest.current = state
    setWish(state)
  }
  const forget = () => {
    clearTimeout(timer.current)
    put(null)
  }
  /** The page as a document, once search answers: the last good cars stay when it does not. */
  const load = async (state: SearchState) => {
    try {
      await readCount(countHref(wholeQuery(state)))
      asked.current = null
      location.assign(buildSearchHref(state))
    } catch {
      setFailed(true)
      forget()
    }
  }
  // The router loads the document where the page's data does not come, and stays stuck until it has.
  const onHeld = useEffectEvent((state: SearchState) => void load(state))
  useEffect(
    () =>
      onDocumentLoad((url) => {
        const state = newest.current
        if (!state || !asked.current || new URL(asked.current, location.href).href !== url) return false
        // It does so while it draws, when nothing of React may be touched.
        queueMicrotask(() => onHeld(state))
        return true
      }),
    [],
  )

  const go = ({ replace, ...place }: ShowOptions) => {
    const state = newest.current
    const href = state && buildSearchHref(state)
    if (!href || asked.current === href) return
    asked.current = href
    if (failed) return void load(state)
    keepPlace(place)
    startMoving(() => {
      router[replace ? 'replace' : 'push'](href, { scroll: false })
      setWish(null)
    })
  }
  return {
    /** Null when the list that is shown is the one that is wished for. */
    wish,
    updating: moving && !failed,
    failed,
    edit: (shown: SearchState, change: (state: SearchState) => SearchState) =>
      put(change(newest.current ?? shown)),
    show: ({ delay = 0, ...options }: ShowOptions = {}) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => afterPaint(() => go(options)), delay)
    },
    forget,
    begin,
  }
}
