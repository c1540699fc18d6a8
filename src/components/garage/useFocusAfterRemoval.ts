import { useLayoutEffect, useRef } from 'react'

const CONTROLS = '[data-favourite], [data-drop]'
const controlsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]

/** When the focused element leaves a list, moves the focus to the next control, or to the page heading. */
export function useFocusAfterRemoval<Root extends HTMLElement>(lists: unknown) {
  const root = useRef<Root>(null)
  const at = useRef(-1)
  useLayoutEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return
    const controls = controlsIn(root.current)
    const next = controls[Math.min(at.current, controls.length - 1)]
    ;(next ?? root.current?.querySelector<HTMLElement>('h1'))?.focus()
  }, [lists])
  const onFocus = ({ target }: { target: EventTarget }) => {
    at.current = controlsIn(root.current).findIndex((control) => control === target)
  }
  return { ref: root, onFocus }
}
