/** A new list replaces the rows of the panel, perhaps while a pointer is over one or presses it. */
import { all } from '@/lib/dom'
import { placeRail } from './rail'

const ROWS = ':is(.panel label.check, .panel summary, .panel .preset, .quick__b)'

const keyOf = (row: HTMLElement): string => {
  const box = row.querySelector('input')
  const { group, rest } = row.parentElement?.dataset ?? {}
  return box ? `${box.name}=${box.value}` : (group ?? rest ?? row.innerText)
}

/** By keyboard the focus is what a pointer is else. */
const rowInUse = (): HTMLElement | undefined =>
  [':is(:focus-visible, :has(:focus-visible))', ':hover'].flatMap((use) => all(ROWS + use))[0]

const topOf = (row: HTMLElement): number => row.getBoundingClientRect().top

function moveBack(row: HTMLElement, top: number): void {
  const rest = topOf(row) - top
  if (Math.abs(rest) >= 1) scrollBy({ top: rest, behavior: 'instant' })
}

/** The browser clicks nothing when the pressed row is gone. */
function endPressOn(row: HTMLElement): void {
  const listening = new AbortController()
  const { signal } = listening
  const onRelease = ({ target }: Event) => {
    listening.abort()
    if (target instanceof Node && row.contains(target)) row.click()
  }
  addEventListener('pointerup', onRelease, { signal })
  addEventListener('pointercancel', () => listening.abort(), { signal })
}

/** Called before the rows change: once they have, the row in use is where it was, and a press on it counts. */
export function stayUnderPointer(): void {
  queueMicrotask(placeRail)
  const row = rowInUse()
  if (!row) return
  const [key, top, isPressed] = [keyOf(row), topOf(row), row.matches(':active')]
  queueMicrotask(() => {
    const next = all(ROWS).find((one) => keyOf(one) === key)
    if (!next?.checkVisibility()) return
    moveBack(next, top)
    if (isPressed && next !== row) endPressOn(next)
  })
}
