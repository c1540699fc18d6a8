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
import { buildSearchHref, wholeQuery } from '@/search/list/href'
import type { ListState } from '@/search/list/state'
import { afterPaint } from '@/lib/dom'
import { keepPosition, type NextPosition } from './listPosition'

/** Calls `hold` before a script loads another document; true cancels the load. Returns a stop function. */
const onDocumentLoad = (hold: (url: string) => boolean): (() => void) => {
  const listening = new AbortController()
  const navigation: unknown = Reflect.get(window, 'navigation')
  const onNavigate = (event: Event) => {
    const destination: unknown = Reflect.get(event, 'destination')
    if (!event.cancelable || typeof destination !== 'object' || destination === null) return
    if (!('url' in destination) || typeof destination.url !== 'string') return
    if ('sameDocument' in destination && destination.sameDocument === true) return
    if (hold(destination.url)) event.preventDefault()
  }
  if (navigation instanceof EventTarget)
    navigation.addEventListener('navigate', onNavigate, { signal: listening.signal })
  return () => listening.abort()
}

export interface ShowOptions extends NextPosition {
  replace?: boolean
  /** Milliseconds to wait for further changes: letters, slider steps. */
  delay?: number
}

const isAddress = (state: ListState): boolean =>
  new URL(buildSearchHref(state), location.href).href === location.href

/**
 * Each change applies to the target, not to the list on screen, so that none is lost while an answer is loading. It must
 * be mounted above the page, which React replaces on a new path.
 */
export function useTargetSearch() {
  const router = useRouter()
  const [moving, startMoving] = useTransition()
  const [target, setTarget] = useState<ListState | null>(null)
  const [failed, setFailed] = useState(false)
  const newest = useRef<ListState | null>(null)
  const requested = useRef<string | null>(null)
  const written = useRef<ListState | null>(null)
  const fresh = useRef(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    newest.current = target
    if (!target) requested.current = null
  }, [target])
  useEffect(() => () => clearTimeout(timer.current), [])

  /** True once, for the first list of the document. */
  const begin = useCallback(() => fresh.current && !(fresh.current = false), [])

  const put = (state: ListState | null) => {
    newest.current = state
    setTarget(state)
  }
  const forget = () => {
    clearTimeout(timer.current)
    put(null)
  }
  /** Loads the page as a document after search answers: if search fails, the current cars stay. */
  const load = async (state: ListState) => {
    try {
      const { countHref, readCount } = await import('./count')
      await readCount(countHref(wholeQuery(state)))
      requested.current = null
      location.assign(buildSearchHref(state))
    } catch {
      setFailed(true)
      forget()
    }
  }
  // If page data fails, Next's router loads the document and blocks until it arrives: cancelled here.
  const onHeld = useEffectEvent((state: ListState) => void load(state))
  useEffect(
    () =>
      onDocumentLoad((url) => {
        const state = newest.current
        if (!state || !requested.current || new URL(requested.current, location.href).href !== url)
          return false
        // The router does this during render, when React state must not change.
        queueMicrotask(() => onHeld(state))
        return true
      }),
    [],
  )

  const go = ({ replace, ...place }: ShowOptions) => {
    const state = newest.current
    const href = state && buildSearchHref(state)
    if (!href || requested.current === href) return
    requested.current = href
    written.current = state
    if (failed) return void load(state)
    keepPosition(place)
    startMoving(() => {
      router[replace ? 'replace' : 'push'](href, { scroll: false })
      setTarget(null)
    })
  }
  return {
    target,
    updating: moving && !failed,
    failed,
    edit: (shown: ListState, change: (state: ListState) => ListState) => put(change(newest.current ?? shown)),
    show: ({ delay = 0, ...options }: ShowOptions = {}) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => afterPaint(() => go(options)), delay)
    },
    /** The search as entered: keywords that the list turned into filters stay keywords to edit. */
    asWritten: (shown: ListState) =>
      written.current && isAddress(written.current) ? written.current : shown,
    forget,
    begin,
  }
}
