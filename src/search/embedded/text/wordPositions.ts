import { grownU32 } from '@/search/embedded/growable'

/** Next cell, first place, last place. */
const CELL = 3
const FARTHEST = 3

/** Where a node of the query stands in each car: first and last place of every occurrence, in chains by car number. */
export class WordPositions {
  private readonly heads: Uint32Array
  /** Cell 0 stands for the end of a chain. */
  private cells = new Uint32Array(CELL * 256)
  private used = CELL

  /** `length` is the number of cars. */
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

  /** 0 when `right` directly follows this somewhere in the car, up to 3 when they are nowhere near; backwards costs one more. */
  distanceTo(right: WordPositions, ord: number): number {
    let best = FARTHEST
    for (let i = this.heads[ord] ?? 0; i > 0 && best > 0; i = this.cells[i] ?? 0)
      for (let j = right.heads[ord] ?? 0; j > 0; j = right.cells[j] ?? 0) {
        // Places of different attributes are far apart by construction.
        const gap = (right.cells[j + 1] ?? 0) - (this.cells[i + 2] ?? 0)
        const cost = gap > 0 ? gap - 1 : gap < 0 ? -gap : FARTHEST
        if (cost < best) best = cost
      }
    return best
  }
}
