'use client'
import { useEffect, useRef } from 'react'

/** A press ends before the click that it makes. */
const AFTER_PRESS_MS = 100
const isTouching = (event: Event): boolean =>
  'touches' in event && event.touches instanceof TouchList && event.touches.length > 0

/**
 * Runs the newest work while nothing is pressed, and keeps what was pressed last where it is on the screen: nothing moves
 * under a finger.
 */
export function useRelease(): (work: () => void) => void {
  const isDown = useRef(false)
  const pressed = useRef<Element | null>(null)
  const waiting = useRef<(() => void) | null>(null)

  const run = () => {
    const work = waiting.current
    if (!work || isDown.current) return
    waiting.current = null
    const held = pressed.current
    const before = held?.getBoundingClientRect().top ?? 0
    work()
    const moved = held?.isConnected ? held.getBoundingClientRect().top - before : 0
    if (moved) held?.closest('.sheet__body')?.scrollBy({ top: moved, behavior: 'instant' })
  }
  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal, capture: true, passive: true }
    const onPress = ({ target }: Event) => {
      isDown.current = true
      pressed.current = target instanceof Element ? target.closest('label, summary, select') : null
    }
    const onRelease = (event: Event) => {
      isDown.current = isTouching(event)
      if (!isDown.current) setTimeout(run, AFTER_PRESS_MS)
    }
    for (const press of ['touchstart', 'mousedown']) addEventListener(press, onPress, options)
    for (const release of ['touchend', 'touchcancel', 'mouseup'])
      addEventListener(release, onRelease, options)
    return () => listening.abort()
  }, [])

  return (work) => {
    waiting.current = work
    setTimeout(run)
  }
}
