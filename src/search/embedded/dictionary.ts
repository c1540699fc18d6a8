import type { Scalar } from '@/search/types'
import { valueKey } from '@/search/valueKey'

/** Code 0 stands for "no value". */
export const MISSING = 0
const MAX_CODES = 65_535

/** The spellings of one facet's values, numbered in order of arrival; spellings of one value know each other. */
export class Dictionary {
  readonly labels: string[] = ['']
  private readonly codes = new Map<string, number>()
  private readonly spellings = new Map<string, number[]>()
  /** By code: the code of the value's first spelling. */
  private readonly firsts: number[] = [MISSING]
  /** Codes of later spellings; a clean stock has none. */
  readonly variants: number[] = []

  /** Codes in order of their labels, as of the last look. */
  private readonly sorted: number[] = []
  private ranks = new Uint16Array(0)

  get size(): number {
    return this.labels.length
  }

  /** The codes of all spellings of a value; none when no car ever had it. */
  find(value: Scalar): readonly number[] {
    return this.spellings.get(valueKey(value)) ?? []
  }

  /** The code of just this spelling. */
  codeOf(label: string): number {
    return this.codes.get(label) ?? MISSING
  }

  /** By code: the place of its label among all labels in order. */
  order(): Uint16Array {
    if (this.ranks.length === this.size) return this.ranks
    const { labels, sorted } = this
    // A few new codes behind a long sorted run: that is quick to sort.
    while (sorted.length < labels.length) sorted.push(sorted.length)
    sorted.sort((a, b) => ((labels[a] ?? '') < (labels[b] ?? '') ? -1 : 1))
    this.ranks = new Uint16Array(sorted.length)
    sorted.forEach((code, rank) => (this.ranks[code] = rank))
    return this.ranks
  }

  /** One code for all spellings of a value. */
  merged(code: number): number {
    return this.firsts[code] ?? MISSING
  }

  encode(value: Scalar | undefined): number {
    const label = value === undefined ? '' : String(value).trim()
    if (label === '') return MISSING
    const known = this.codes.get(label)
    if (known !== undefined) return known
    // Beyond two bytes of codes a value can no longer be counted; no facet of cars comes near.
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
