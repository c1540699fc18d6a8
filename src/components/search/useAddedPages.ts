import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { AddedPage } from './listPage'

/** Pages added by "Load more", stored in the history entry so that Back from a car restores them. */
const KEY = 'forecourt_list'

interface Unfolded {
  hrefs: string[]
  y: number
}

const readUnfolded = (): Unfolded | null => {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !(KEY in state)) return null
  const value: unknown = state[KEY]
  if (typeof value !== 'object' || value === null || !('hrefs' in value) || !('y' in value)) return null
  const { hrefs, y } = value
  return Array.isArray(hrefs) && typeof y === 'number' ? { hrefs: hrefs.map(String), y } : null
}

const writeUnfolded = (hrefs: string[]): void => {
  const unfolded: Unfolded = { hrefs, y: scrollY }
  if (hrefs.length) history.replaceState({ ...history.state, [KEY]: unfolded }, '')
}

const readPage = async (href: string): Promise<AddedPage> => (await import('./listPage')).readListPage(href)

/** The pages that "Load more" added to a list: read on a press, and restored after Back from a car. */
export function useAddedPages() {
  const [added, setAdded] = useState<readonly AddedPage[]>([])
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  /** After the next cards: focus the first one, or scroll to this position (pixels). */
  const arrival = useRef<'focus' | number | null>(null)
  const newest = useRef<HTMLDivElement>(null)

  const load = async (href: string) => {
    setState('busy')
    try {
      const page = await readPage(href)
      arrival.current = 'focus'
      setAdded((before) => [...before, page])
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const save = useEffectEvent(() => writeUnfolded(added.map(({ href }) => href)))
  useLayoutEffect(() => {
    save()
    if (arrival.current === 'focus') {
      const link = newest.current?.querySelector('a[data-car]')
      if (link instanceof HTMLElement) link.focus({ preventScroll: true })
    } else if (arrival.current !== null) scrollTo({ top: arrival.current, behavior: 'instant' })
    arrival.current = null
  }, [added])

  useEffect(() => {
    let live = true
    const restore = async () => {
      const before = readUnfolded()
      const pages: AddedPage[] = []
      for (const href of before?.hrefs ?? []) {
        const page = await readPage(href).catch(() => null)
        if (!page || !live) break
        pages.push(page)
      }
      if (!live || !before || !pages.length) return
      arrival.current = before.y
      setAdded(pages)
    }
    // Deferred: the router writes this page's history entry first.
    const timer = setTimeout(() => void restore())
    const onLeave = () => save()
    document.addEventListener('click', onLeave, { capture: true })
    window.addEventListener('pagehide', onLeave)
    return () => {
      live = false
      clearTimeout(timer)
      document.removeEventListener('click', onLeave, { capture: true })
      window.removeEventListener('pagehide', onLeave)
    }
  }, [])

  return { added, state, load, newest }
}
