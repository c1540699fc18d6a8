import { distance } from '@/lib/distance'

export class SortedWords {
  private sorted: string[] = []
  private recent: string[] = []

  get size(): number {
    return this.sorted.length + this.recent.length
  }

  /** The caller adds each word once. */
  add(word: string): void {
    this.recent.push(word)
  }

  private settle(): void {
    if (this.recent.length === 0) return
    this.sorted = this.sorted.length === 0 ? this.recent.sort() : [...this.sorted, ...this.recent].sort()
    this.recent = []
  }

  all(): readonly string[] {
    this.settle()
    return this.sorted
  }

  /** `recent` words come last: sorting thousands of words again costs more. */
  startingWith(prefix: string): string[] {
    if (this.recent.length > 256) this.settle()
    const from = this.firstAtLeast(prefix)
    let to = from
    while (this.sorted[to]?.startsWith(prefix)) to++
    return [...this.sorted.slice(from, to), ...this.recent.filter((word) => word.startsWith(prefix))]
  }

  private firstAtLeast(prefix: string): number {
    let low = 0
    let high = this.sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.sorted[middle] ?? '') < prefix) low = middle + 1
      else high = middle
    }
    return low
  }
}

const MAX_ONE_TYPO = 150
const MAX_TWO_TYPOS = 50
const MAX_STORED = 2000

type NearWords = readonly [readonly string[], readonly string[]]
const NONE: NearWords = [[], []]

export class Misspellings {
  private known = new Map<string, NearWords>()
  private size = 0

  constructor(private readonly vocabulary: SortedWords) {}

  /** A wrong first letter costs two typos. */
  near(word: string, allowed: number, prefix: boolean): NearWords {
    if (allowed === 0) return NONE
    if (this.size !== this.vocabulary.size || this.known.size >= MAX_STORED) this.known = new Map()
    this.size = this.vocabulary.size
    const key = `${word} ${allowed}${prefix}`
    const known = this.known.get(key) ?? this.search(word, allowed, prefix)
    this.known.set(key, known)
    return known
  }

  private search(word: string, allowed: number, prefix: boolean): NearWords {
    const near: [string[], string[]] = [[], []]
    for (const candidate of this.vocabulary.all()) {
      const sameStart = candidate.charCodeAt(0) === word.charCodeAt(0)
      if (!sameStart && allowed === 1) continue
      const typos = distance(word, candidate, sameStart ? allowed : 1, prefix)
      if (sameStart && typos === 1 && near[0].length < MAX_ONE_TYPO) near[0].push(candidate)
      if ((sameStart ? typos === 2 : typos <= 1) && allowed === 2 && near[1].length < MAX_TWO_TYPOS)
        near[1].push(candidate)
    }
    return near
  }
}
