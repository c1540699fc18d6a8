import type { Scalar } from '@/search/types'
import { Dictionary, MISSING } from './dictionary'
import { grownU16, grownU32 } from './growable'

export interface FacetColumn {
  readonly dictionary: Dictionary
  append(ord: number, value: Scalar | readonly string[] | undefined): void
  matcher(flags: Uint8Array): (ord: number) => boolean
  has(ord: number): boolean
  sift(ords: Uint32Array, flags: Uint8Array, into: Uint8Array): void
  count(ords: Uint32Array, counts: Uint32Array): void
  value(ord: number): string | string[] | undefined
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
}
