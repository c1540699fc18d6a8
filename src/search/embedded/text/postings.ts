import { grownU32 } from '../growable'

const POSITION_BITS = 16
const LAST_POSITION = 0xffff

export const place = (attribute: number, position: number): number =>
  (attribute << POSITION_BITS) | Math.min(position, LAST_POSITION)
export const attributeOf = (at: number): number => at >>> POSITION_BITS
export const positionOf = (at: number): number => at & LAST_POSITION

/** Where one word stands: pairs of (car, place), ascending. All places of a car are neighbours. */
export class Postings {
  private data = new Uint32Array(4)
  private used = 0

  push(ord: number, at: number): void {
    this.data = grownU32(this.data, this.used + 2)
    this.data[this.used] = ord
    this.data[this.used + 1] = at
    this.used += 2
  }

  /** The pairs, flat. */
  view(): Uint32Array {
    return this.data.subarray(0, this.used)
  }

  /** Index of the car's first pair in `view()`, or of the next car's when this one is not there. */
  find(ord: number): number {
    let low = 0
    let high = this.used >> 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.data[middle << 1] ?? 0) < ord) low = middle + 1
      else high = middle
    }
    return low << 1
  }

  /** The same word in another numbering of cars; `renumbered` holds -1 for cars that are gone. */
  renumber(renumbered: Int32Array): Postings | undefined {
    const copy = new Postings()
    for (let i = 0; i < this.used; i += 2) {
      const ord = renumbered[this.data[i] ?? 0] ?? -1
      if (ord >= 0) copy.push(ord, this.data[i + 1] ?? 0)
    }
    return copy.used > 0 ? copy : undefined
  }
}
