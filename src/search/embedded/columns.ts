import type { Scalar, NumStats, Range } from '@/search/types'
import { valueKey } from '@/search/valueKey'
import { grownU16, grownU32, grownF64 } from './growable'
import type { Part, Parts } from './snapshot/parts'

export const MISSING = 0
const MAX_CODES = 65_535

export class Dictionary {
  readonly labels: string[] = ['']
  private readonly codes = new Map<string, number>()
  private readonly spellings = new Map<string, number[]>()
  private readonly firsts: number[] = [MISSING]
  readonly variants: number[] = []

  private readonly sorted: number[] = []
  private ranks = new Uint16Array(0)

  get size(): number {
    return this.labels.length
  }

  find(value: Scalar): readonly number[] {
    return this.spellings.get(valueKey(value)) ?? []
  }

  codeOf(label: string): number {
    return this.codes.get(label) ?? MISSING
  }

  order(): Uint16Array {
    if (this.ranks.length === this.size) return this.ranks
    const { labels, sorted } = this
    while (sorted.length < labels.length) sorted.push(sorted.length)
    sorted.sort((a, b) => ((labels[a] ?? '') < (labels[b] ?? '') ? -1 : 1))
    this.ranks = new Uint16Array(sorted.length)
    sorted.forEach((code, rank) => (this.ranks[code] = rank))
    return this.ranks
  }

  merged(code: number): number {
    return this.firsts[code] ?? MISSING
  }

  encode(value: Scalar | undefined): number {
    const label = value === undefined ? '' : String(value).trim()
    if (label === '') return MISSING
    const known = this.codes.get(label)
    if (known !== undefined) return known
    // Codes have two bytes. Values beyond that count as missing.
    if (this.labels.length > MAX_CODES) return MISSING
    const code = this.labels.push(label) - 1
    const key = valueKey(label)
    const spellings = this.spellings.get(key) ?? []
    this.codes.set(label, code)
    this.spellings.set(key, [...spellings, code])
    this.firsts.push(spellings[0] ?? code)
    if (spellings.length > 0) this.variants.push(code)
    return code
  }

  /** Labels in the order of their codes lead to the same codes again. */
  restore(labels: readonly (string | undefined)[]): void {
    for (const label of labels) this.encode(label)
  }
}

export interface FacetColumn {
  readonly dictionary: Dictionary
  append(ord: number, value: Scalar | readonly string[] | undefined): void
  matcher(flags: Uint8Array): (ord: number) => boolean
  has(ord: number): boolean
  sift(ords: Uint32Array, flags: Uint8Array, into: Uint8Array): void
  count(ords: Uint32Array, counts: Uint32Array): void
  value(ord: number): string | string[] | undefined
  /** Of the rows before `length`. */
  parts(length: number): Part[]
  restore(parts: Parts): void
}

export class SingleColumn implements FacetColumn {
  readonly dictionary = new Dictionary()
  private codes = new Uint16Array(1024)

  append(ord: number, value: Scalar | readonly string[] | undefined): void {
    this.codes = grownU16(this.codes, ord + 1)
    this.codes[ord] = this.dictionary.encode(typeof value === 'object' ? value[0] : value)
  }

  matcher(flags: Uint8Array): (ord: number) => boolean {
    const codes = this.codes
    return (ord) => flags[codes[ord] ?? MISSING] === 1
  }

  has(ord: number): boolean {
    return this.codes[ord] !== MISSING
  }

  sift(ords: Uint32Array, flags: Uint8Array, into: Uint8Array): void {
    const codes = this.codes
    for (let i = 0; i < ords.length; i++) into[i] = flags[codes[ords[i] ?? 0] ?? MISSING] ?? 0
  }

  count(ords: Uint32Array, counts: Uint32Array): void {
    const codes = this.codes
    for (let i = 0; i < ords.length; i++) {
      const code = codes[ords[i] ?? 0] ?? MISSING
      counts[code] = (counts[code] ?? 0) + 1
    }
  }

  value(ord: number): string | undefined {
    return this.dictionary.labels[this.codes[ord] ?? MISSING] || undefined
  }

  parts(length: number): Part[] {
    return [this.codes.subarray(0, length), this.dictionary.labels]
  }

  restore(parts: Parts): void {
    this.codes = parts.u16()
    this.dictionary.restore(parts.strings())
  }
}

/** The codes of car n are pool[starts[n] .. starts[n + 1]]. */
export class MultiColumn implements FacetColumn {
  readonly dictionary = new Dictionary()
  private starts = new Uint32Array(1024)
  private pool = new Uint16Array(4096)

  append(ord: number, value: Scalar | readonly string[] | undefined): void {
    const values = value === undefined ? [] : typeof value === 'object' ? value : [value]
    const codes = new Set(values.map((one) => this.dictionary.encode(one)))
    codes.delete(MISSING)
    let end = this.starts[ord] ?? 0
    this.pool = grownU16(this.pool, end + codes.size)
    for (const code of codes) this.pool[end++] = code
    this.starts = grownU32(this.starts, ord + 2)
    this.starts[ord + 1] = end
  }

  matcher(flags: Uint8Array): (ord: number) => boolean {
    const { starts, pool } = this
    return (ord) => {
      const end = starts[ord + 1] ?? 0
      for (let i = starts[ord] ?? 0; i < end; i++) if (flags[pool[i] ?? MISSING] === 1) return true
      return false
    }
  }

  has(ord: number): boolean {
    return (this.starts[ord + 1] ?? 0) > (this.starts[ord] ?? 0)
  }

  sift(ords: Uint32Array, flags: Uint8Array, into: Uint8Array): void {
    const matches = this.matcher(flags)
    for (let i = 0; i < ords.length; i++) into[i] = matches(ords[i] ?? 0) ? 1 : 0
  }

  count(ords: Uint32Array, counts: Uint32Array): void {
    const { starts, pool } = this
    for (let i = 0; i < ords.length; i++) {
      const ord = ords[i] ?? 0
      const end = starts[ord + 1] ?? 0
      for (let at = starts[ord] ?? 0; at < end; at++) {
        const code = pool[at] ?? MISSING
        counts[code] = (counts[code] ?? 0) + 1
      }
    }
  }

  value(ord: number): string[] | undefined {
    if (!this.has(ord)) return undefined
    return Array.from(
      this.pool.subarray(this.starts[ord], this.starts[ord + 1]),
      (code) => this.dictionary.labels[code] ?? '',
    )
  }

  parts(length: number): Part[] {
    const starts = this.starts.subarray(0, length + 1)
    return [starts, this.pool.subarray(0, starts[length]), this.dictionary.labels]
  }

  restore(parts: Parts): void {
    this.starts = parts.u32()
    this.pool = parts.u16()
    this.dictionary.restore(parts.strings())
  }
}

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

  parts(length: number): Part[] {
    return [this.values.subarray(0, length)]
  }

  restore(parts: Parts): void {
    this.values = parts.f64()
  }
}
