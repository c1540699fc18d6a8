import { afterPaint } from './afterPaint'

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]'

const isStop = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.checkVisibility()

/**
 * What the browser does for a modal dialog, for a sheet over a long page: the focus goes into it and stays, Escape and a press
 * beside it leave it. The browser's own makes every element behind it inert, which holds a phone up for a tenth of a second.
 * The focus follows a moment later for the same reason. The place needs `role="dialog"`, `aria-modal` and a `tabindex`. Returns
 * what lets go again and gives the focus back.
 */
export function holdModal(place: HTMLElement, leave: () => void): () => void {
  const before = document.activeElement
  const held = new AbortController()
  const { signal } = held
  const isBeside = (target: EventTarget | null): target is Node =>
    target instanceof Node && !place.contains(target)

  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!isBeside(target)) return
      const stops = [...place.querySelectorAll(STOPS)].filter(isStop)
      const isAhead = Boolean(place.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING)
      const next = stops.at(isAhead ? -1 : 0) ?? place
      next.focus()
    },
    { signal },
  )
  document.addEventListener('keydown', (event) => event.key === 'Escape' && leave(), { signal })
  document.addEventListener(
    'click',
    (event) => {
      if (!isBeside(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      leave()
    },
    { signal, capture: true },
  )
  afterPaint(() => !signal.aborted && place.focus({ preventScroll: true }))
  return () => {
    held.abort()
    afterPaint(() => before instanceof HTMLElement && before.focus({ preventScroll: true }))
  }
}
