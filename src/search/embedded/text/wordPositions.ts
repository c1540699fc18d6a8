import { grownU32 } from '@/search/embedded/growable'

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
