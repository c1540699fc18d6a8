/**
 * A rail taller than the window: it goes with the page until its end is seen, and back until its head is. `--shift` is how far
 * above its place at rest it stays.
 */

/** Below the end of the rail, when it is seen. */
const FOOT = 16

/** Outlive the rail: a new list replaces it, and it stays where it was. */
let shift = 0
let at = 0

const railOf = () => document.querySelector<HTMLElement>('.panel')

export const placeRail = (): void => railOf()?.style.setProperty('--shift', `${shift}px`)

function follow(): void {
  const rail = railOf()
  if (rail) {
    const shown = parseFloat(rail.style.getPropertyValue('--shift')) || 0
    const rest = parseFloat(getComputedStyle(rail).top) - shown
    const most = Math.max(0, rest + rail.offsetHeight + FOOT - innerHeight)
    shift = Math.min(0, Math.max(-most, shift + at - scrollY))
    placeRail()
  }
  at = scrollY
}

/** Once or often: it listens once. */
export function watchRail(): void {
  at = scrollY
  placeRail()
  addEventListener('scroll', follow, { passive: true })
}
