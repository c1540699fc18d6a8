/** Below the end of the rail, when it is seen. */
const FOOT = 16

/** Outlives the rail: a new list replaces it, and it stays where it was. */
let shift = 0

/**
 * A rail taller than the window: it goes with the page until its end is seen, and back until its head is. `--shift` is how far
 * above its place at rest it stays.
 */
export function watchRail(rail: HTMLElement | null): void {
  if (!rail) return
  let at = scrollY
  const show = () => rail.style.setProperty('--shift', `${shift}px`)
  const follow = () => {
    if (!rail.isConnected) return removeEventListener('scroll', follow)
    const rest = parseFloat(getComputedStyle(rail).top) - shift
    const most = Math.max(0, rest + rail.offsetHeight + FOOT - innerHeight)
    shift = Math.min(0, Math.max(-most, shift + at - scrollY))
    at = scrollY
    show()
  }
  show()
  addEventListener('scroll', follow, { passive: true })
}
