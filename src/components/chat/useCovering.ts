import { type RefObject, useEffect, useState } from 'react'

const PRESSED = 'a, button, input, select, textarea, label, summary, iframe, [role="button"]'
/** A page that has not moved for so long is at rest. */
const REST_MS = 160
const AIR_PX = 6

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Whether words of its own, not of a part of it, lie there. */
function hasWords(element: Element, spot: DOMRect): boolean {
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((line) => meet(line, spot))
  })
}

/** Whether words, or something to press, lie where the part stands. */
export function covers(part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect()
  const spot = new DOMRect(left - AIR_PX, top - AIR_PX, width + 2 * AIR_PX, height + 2 * AIR_PX)
  const thirds = [0, 0.5, 1]
  return thirds
    .flatMap((x) => thirds.map((y) => [spot.left + x * spot.width, spot.top + y * spot.height] as const))
    .some(([x, y]) => {
      const below = document.elementsFromPoint(x, y).find((element) => !part.contains(element))
      return below !== undefined && (below.closest(PRESSED) !== null || hasWords(below, spot))
    })
}

/** Whether what floats over the page would cover it where it rests; also while it moves. */
export function useCovering(part: RefObject<Element | null>, isShown: boolean): boolean {
  const [isCovering, setCovering] = useState(true)
  useEffect(() => {
    if (!isShown) return
    let rest = 0
    const look = () => {
      clearTimeout(rest)
      rest = window.setTimeout(() => part.current && setCovering(covers(part.current)), REST_MS)
    }
    const move = () => {
      setCovering(true)
      look()
    }
    const growing = new ResizeObserver(look)
    growing.observe(document.body)
    addEventListener('scroll', move, { passive: true })
    return () => {
      clearTimeout(rest)
      growing.disconnect()
      removeEventListener('scroll', move)
    }
  }, [part, isShown])
  return isCovering
}
