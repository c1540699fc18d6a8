import type { Car } from '@/core/car/car'
import { carAlt, carImages } from '@/core/car/text'

export interface Shot {
  url: string
  alt: string
  /** The photo is a close-up of damage: its number in the list, and where it is, in per cent. */
  mark: { number: number; x: number; y: number } | null
}

const MIDDLE = 50

export function shotsOf(car: Car): Shot[] {
  let marks = 0
  return carImages(car).map(({ url, alt, tag, dot }, index) => ({
    url,
    alt: alt ?? carAlt(car, index + 1),
    mark: tag === 'imperfection' ? { number: ++marks, x: dot?.x ?? MIDDLE, y: dot?.y ?? MIDDLE } : null,
  }))
}
