import { grownU32 } from '@/search/embedded/growable'

const POSITION_BITS = 16
const LAST_POSITION = 0xffff

export const place = (attribute: number, position: number): number =>
  (attribute << POSITION_BITS) | Math.min(position, LAST_POSITION)
export const attributeOf = (at: number): number => at >>> POSITION_BITS
export const positionOf = (at: number): number => at & LAST_POSITION

/** Pairs of (car, place), ascending: all places of a car are neighbours. */
export class Postings {
  private data = new Uint32Array(4)
  private used = 0
  private pairs: Uint32Array | undefined
  attributes = 0

  push(ord: number, at: number): void {
    this.pairs = undefined
    this.attributes |= 1 << attributeOf(at)
    this.data = grownU32(this.data, this.used + 2)
    this.data[this.used] = ord
    this.data[this.used + 1] = at
    this.used += 2
  }

  /** Cached between writes: one short prefix reads hundreds of words. */
  view(): Uint32Array {
    this.pairs ??= this.data.subarray(0, this.used)
    return this.pairs
  }

  /** `renumbered` holds -1 for removed cars. */
  renumber(renumbered: Int32Array): Postings | undefined {
    const copy = new Postings()
    for (let i = 0; i < this.used; i += 2) {
      const ord = renumbered[this.data[i] ?? 0] ?? -1
      if (ord >= 0) copy.push(ord, this.data[i + 1] ?? 0)
    }
    return copy.used > 0 ? copy : undefined
  }
}
