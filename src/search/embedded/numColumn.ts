import type { NumStats, Range } from '@/search/types'
import { grownF64 } from './growable'

/** NaN means "no value" and is inside no range. */
export class NumColumn {
  private values = new Float64Array(1024)

  append(ord: number, value: number | undefined): void {
    this.values = grownF64(this.values, ord + 1)
    this.values[ord] = value ?? NaN
  }

  at(ord: number): number {
    return this.values[ord] ?? NaN
  }

  value(ord: number): number | undefined {
    const value = this.at(ord)
    return Number.isNaN(value) ? undefined : value
  }

  matcher({ min = -Infinity, max = Infinity }: Range): (ord: number) => boolean {
    const values = this.values
    return (ord) => {
      const value = values[ord] ?? NaN
      return value >= min && value <= max
    }
  }

  sift(ords: Uint32Array, { min = -Infinity, max = Infinity }: Range, into: Uint8Array): void {
    const values = this.values
    for (let i = 0; i < ords.length; i++) {
      const value = values[ords[i] ?? 0] ?? NaN
      into[i] = value >= min && value <= max ? 1 : 0
    }
  }

  extent(ords: Uint32Array, stats: NumStats): void {
    const values = this.values
    let { min, max } = stats
    for (let i = 0; i < ords.length; i++) {
      const value = values[ords[i] ?? 0] ?? NaN
      if (value < min) min = value
      if (value > max) max = value
    }
    stats.min = min
    stats.max = max
  }
}
