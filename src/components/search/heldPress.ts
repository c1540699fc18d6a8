/**
 * A new list replaces the boxes of the panel, perhaps while a pointer is on one or pressing it: that box stays where it
 * was, and the press counts.
 */
const CLOSE = 10

interface Under {
  name: string
  value: string
  top: number
}
let under: Under | null = null

const boxAt = (target: EventTarget | null): HTMLInputElement | null =>
  (target instanceof Element && target.closest('.panel label.check')?.querySelector('input')) || null

const boxOf = ({ name, value }: Pick<Under, 'name' | 'value'>): HTMLInputElement | null =>
  document.querySelector(`.panel input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`)

const topOf = (box: HTMLInputElement) => (box.closest('label') ?? box).getBoundingClientRect().top

/** A model list that opens above the pointer would move the next make away from it. */
export const returnUnderPointer = (): void => {
  const box = under && boxOf(under)
  const panel = box?.closest('.panel')
  if (!under || !box || !panel) return
  panel.scrollTop += topOf(box) - under.top
  // A panel that cannot scroll any further moves with the page.
  const rest = topOf(box) - under.top
  if (Math.abs(rest) >= 1) scrollBy({ top: rest, behavior: 'instant' })
}

/** Returns a stop function. */
export const keepPresses = (): (() => void) => {
  const stop = new AbortController()
  const options = { signal: stop.signal, passive: true, capture: true }
  let pressed: (Under & { box: HTMLInputElement; x: number; y: number }) | null = null
  const note = (target: EventTarget | null) => {
    const box = boxAt(target)
    under = box && { name: box.name, value: box.value, top: topOf(box) }
    return box
  }
  const on = <K extends keyof DocumentEventMap>(type: K, act: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, act, options)
  on('pointermove', ({ target }) => void note(target))
  on('scroll', () => (under = null))
  on('pointerdown', ({ target, isPrimary, button, clientX: x, clientY: y }) => {
    const box = note(target)
    pressed = box && under && isPrimary && button === 0 ? { ...under, box, x, y } : null
  })
  on('pointerup', ({ clientX, clientY }) => {
    const was = pressed
    pressed = null
    // The browser clicks nothing when the pressed element is gone.
    if (!was || was.box.isConnected || Math.hypot(clientX - was.x, clientY - was.y) > CLOSE) return
    boxOf(was)?.click()
  })
  return () => stop.abort()
}
