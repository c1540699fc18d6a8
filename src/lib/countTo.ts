const DURATION = 600

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
const write = (figure: number): string => Math.round(figure).toLocaleString('en-AU')

/** The figure between two counts after `passed` ms: quick at first, exact at the end. */
export const figureAt = (from: number, to: number, passed: number): number => {
  const left = Math.min(1, Math.max(0, 1 - passed / DURATION))
  return Math.round(to - (to - from) * left ** 3)
}

/** Counts an element's figure up or down to `to`; at once for shoppers who want no motion. The newest count wins. */
export const countTo = (element: HTMLElement, to: number): void => {
  const from = Number((element.textContent ?? '').replace(/\D/g, ''))
  element.dataset.to = String(to)
  if (still() || from === to) {
    element.textContent = write(to)
    return
  }
  const begun = performance.now()
  const step = (now: number) => {
    if (element.dataset.to !== String(to)) return
    element.textContent = write(figureAt(from, to, now - begun))
    if (now - begun < DURATION) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
