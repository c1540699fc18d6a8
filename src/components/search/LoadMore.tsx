'use client'
import { useEffect, useRef, useState } from 'react'
import { kept } from '@/lib/kept'

/** Under this key of its history entry a list remembers how far it was unfolded. */
const KEY = 'forecourt_list'
interface Unfolded {
  /** Pages added, as addresses in order. */
  hrefs: string[]
  y: number
}

const stored = (): Unfolded | null => {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !(KEY in state)) return null
  const value: unknown = state[KEY]
  if (typeof value !== 'object' || value === null || !('hrefs' in value) || !('y' in value)) return null
  const { hrefs, y } = value
  return Array.isArray(hrefs) && typeof y === 'number' ? { hrefs: hrefs.map(String), y } : null
}
const store = (unfolded: Unfolded) => history.replaceState({ ...history.state, [KEY]: unfolded }, '')

/** Pages fetched lately, so that Back from a car unfolds the list again at once. */
const pageText = kept(
  async (href) => {
    const answer = await fetch(href, { headers: { accept: 'text/html' } })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return answer.text()
  },
  10,
  60_000,
)

/** Fetches a list page and moves its cards into this one. Gives the address of the page after it. */
const addPage = async (href: string): Promise<string | null> => {
  const page = new DOMParser().parseFromString(await pageText(href), 'text/html')
  const grid = document.querySelector('[data-grid]')
  grid?.append(...(page.querySelector('[data-grid]')?.children ?? []))
  const shown = document.querySelector('[data-shown]')
  if (shown) shown.textContent = page.querySelector('[data-shown]')?.textContent ?? ''
  const bar = page.querySelector('.loadmore__bar')?.getAttribute('style')
  if (bar) document.querySelector('.loadmore__bar')?.setAttribute('style', bar)
  return page.querySelector('[data-more]')?.getAttribute('href') ?? null
}

export function LoadMore({ href }: { href: string }) {
  const [next, setNext] = useState<string | null>(href)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const added = useRef<string[]>([])

  const load = async (from: string) => {
    setState('busy')
    try {
      const first = document.querySelectorAll('[data-grid] > *').length
      setNext(await addPage(from))
      added.current = [...added.current, from]
      store({ hrefs: added.current, y: scrollY })
      setState('idle')
      const link = document.querySelectorAll('[data-grid] > *')[first]?.querySelector('a[data-car]')
      if (link instanceof HTMLElement) link.focus({ preventScroll: true })
    } catch {
      setState('failed')
    }
  }

  useEffect(() => {
    let live = true
    const before = stored()
    const restore = async ({ hrefs, y }: Unfolded) => {
      for (const from of hrefs) {
        if (!live || added.current.includes(from)) return
        added.current = [...added.current, from]
        const after = await addPage(from).catch(() => from)
        if (live) setNext(after)
      }
      if (live) scrollTo({ top: y, behavior: 'instant' })
    }
    const timer = setTimeout(() => void (before?.hrefs.length && restore(before)))
    const remember = () => added.current.length > 0 && store({ hrefs: added.current, y: scrollY })
    document.addEventListener('click', remember, { capture: true })
    window.addEventListener('pagehide', remember)
    return () => {
      live = false
      clearTimeout(timer)
      document.removeEventListener('click', remember, { capture: true })
      window.removeEventListener('pagehide', remember)
    }
  }, [])

  if (!next) return null
  return (
    <>
      <a
        className={state === 'busy' ? 'btn btn--line is-busy' : 'btn btn--line'}
        href={next}
        data-more
        aria-disabled={state === 'busy' || undefined}
        onClick={(event) => {
          event.preventDefault()
          if (state !== 'busy') void load(next)
        }}
      >
        {state === 'busy' && <span className="spin" />}
        Load more
      </a>
      <p className="sr" role="status">
        {state === 'busy' ? 'Loading more cars' : ''}
      </p>
      {state === 'failed' && (
        <p role="alert">The next cars did not arrive. Try again, or open the page below.</p>
      )}
    </>
  )
}
