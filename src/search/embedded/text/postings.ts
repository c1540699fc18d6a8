import { grownU32 } from '@/search/embedded/growable'

const POSITION_BITS = 16
const LAST_POSITION = 0xffff

export const place = (attribute: number, position: number): number =>
  (attribute << POSITION_BITS) | Math.min(position, LAST_POSITION)
export const attributeOf = (at: number): number => at >>> POSITION_BITS
export const positionOf = (at: number): number => at & LAST_POSITION

/** Pairs of (car, place), ascending: all places of a car are neighbours. */
export class Postings {
  private used: number
  private pairs: Uint32Array | undefined

  constructor(
    private data = new Uint32Array(4),
    public attributes = 0,
  ) {
    this.used = attributes === 0 ? 0 : data.length
  }

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

  /** Of the cars before `length`. */
  before(length: number): Uint32Array {
    let end = this.used
    while (end > 0 && (this.data[end - 2] ?? 0) >= length) end -= 2
    return this.data.subarray(0, end)
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

/** Next cell, first place, last place. */
const CELL = 3
const FARTHEST = 3

export class WordPositions {
  private readonly heads: Uint32Array
  /** Cell 0 marks the end of a list. */
  private cells = new Uint32Array(CELL * 256)
  private used = CELL

  constructor(length: number) {
    this.heads = new Uint32Array(length)
  }

  add(ord: number, first: number, last: number): void {
    const at = this.used
    this.used += CELL
    this.cells = grownU32(this.cells, this.used)
    this.cells[at] = this.heads[ord] ?? 0
    this.cells[at + 1] = first
    this.cells[at + 2] = last
    this.heads[ord] = at
  }

  /** 0 when `right` directly follows, up to 3 when far apart; reversed order costs 1 more. */
  distanceTo(right: WordPositions, ord: number): number {
    let best = FARTHEST
    for (let i = this.heads[ord] ?? 0; i > 0 && best > 0; i = this.cells[i] ?? 0)
      for (let j = right.heads[ord] ?? 0; j > 0; j = right.cells[j] ?? 0) {
        const gap = (right.cells[j + 1] ?? 0) - (this.cells[i + 2] ?? 0)
        const cost = gap > 0 ? gap - 1 : gap < 0 ? -gap : FARTHEST
        if (cost < best) best = cost
      }
    return best
  }
}
