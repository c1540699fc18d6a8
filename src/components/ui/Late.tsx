'use client'
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { holdFields, isInUse, isTouched } from './heldFields'
import { submitterOf } from './submitter'

interface Props<Part> {
  load: () => Promise<Part>
  /** `held` is the values of the plain form at that moment. */
  draw: (part: Part, held: FormData) => ReactNode
  isDue?: () => boolean
  /** Its code is also loaded when it comes near the visible part. */
  whenNear?: boolean
  /** With its fields in the same order. */
  children: ReactNode
}

const NEAR = '400px'
const DONE = ['pointerup', 'pointercancel', 'focusout', 'change'] as const

/**
 * Plain HTML until the first touch: then its code replaces it, keeping everything typed or moved, and the focus. Never
 * while the part is pressed or a phone's keyboard is open. A form sent before that is sent by the code.
 */
export function Late<Part>({ load, draw, isDue, whenNear, children }: Props<Part>) {
  const box = useRef<HTMLDivElement>(null)
  const requested = useRef<Promise<Part> | null>(null)
  const pressed = useRef(false)
  const putBack = useRef<((box: Element) => void) | null>(null)
  const [live, setLive] = useState<{ part: Part; held: FormData } | null>(null)

  const start = (part: Part) => {
    if (!box.current || live) return
    putBack.current ??= holdFields(box.current)
    const held = new FormData(box.current.querySelector('form') ?? undefined)
    flushSync(() => setLive((before) => before ?? { part, held }))
  }
  useLayoutEffect(() => {
    if (live && box.current) putBack.current?.(box.current)
  }, [live])

  const startWhenFree = (part: Part) => {
    const waiting = new AbortController()
    const tryNow = (event?: Event) => {
      // `:active`: pressed before React listened.
      if (pressed.current || box.current?.matches(':active')) return
      if (box.current && isInUse(box.current, event)) return
      waiting.abort()
      start(part)
    }
    for (const done of DONE)
      window.addEventListener(done, (event) => setTimeout(() => tryNow(event)), { signal: waiting.signal })
    tryNow()
  }
  const fetchPart = () =>
    (requested.current ??= load().catch((error: unknown) => {
      requested.current = null
      throw error
    }))
  const loadNow = () => {
    if (!requested.current) fetchPart().then(startWhenFree, () => undefined)
  }

  const takeOver = useEffectEvent((element: HTMLElement) => {
    // The live form shows its own messages.
    element.querySelector('form')?.toggleAttribute('novalidate', true)
    if (isTouched(element) || isDue?.()) loadNow()
  })
  const onNear = useEffectEvent(loadNow)
  useEffect(() => {
    if (!box.current) return
    takeOver(box.current)
    const form = whenNear && box.current.querySelector('form')
    if (!form) return
    const seen = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      { rootMargin: NEAR },
    )
    seen.observe(form)
    return () => seen.disconnect()
  }, [whenNear])

  const press = () => {
    pressed.current = true
    for (const done of ['pointerup', 'pointercancel'] as const)
      addEventListener(done, () => (pressed.current = false), { once: true })
    loadNow()
  }
  const onSubmit = (event: FormEvent) => {
    const form = event.target
    if (live || event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    // A button with an address of its own sends the form there, with code or without.
    if (submitterOf(event)?.hasAttribute('formaction')) return
    event.preventDefault()
    fetchPart().then(
      (part) => {
        start(part)
        box.current?.querySelector('form')?.requestSubmit()
      },
      () => form.submit(),
    )
  }
  return (
    <div
      className="static-html"
      ref={box}
      onFocus={loadNow}
      onPointerEnter={loadNow}
      onPointerDown={press}
      onSubmit={onSubmit}
    >
      {live ? draw(live.part, live.held) : children}
    </div>
  )
}
