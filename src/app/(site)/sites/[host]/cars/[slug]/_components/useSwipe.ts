import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

const SWIPE = 40

/** Handlers for swipes to the next (1) or the previous (-1) one. The click at the end of a swipe is suppressed. */
export function useSwipe(move: (step: 1 | -1) => void) {
  const from = useRef<number | null>(null)
  const isSwiped = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientX
      isSwiped.current = false
    },
    onPointerUp: (event: PointerEvent) => {
      const way = event.clientX - (from.current ?? event.clientX)
      from.current = null
      isSwiped.current = Math.abs(way) > SWIPE
      if (isSwiped.current) move(way < 0 ? 1 : -1)
    },
    // A mouse would drag the picture itself instead.
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (isSwiped.current) event.stopPropagation()
      isSwiped.current = false
    },
  }
}
