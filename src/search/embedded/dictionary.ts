import type { Scalar } from '@/search/types'
import { valueKey } from '@/search/valueKey'

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
}
