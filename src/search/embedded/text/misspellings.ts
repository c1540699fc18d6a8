import { distance } from '@/lib/distance'
import type { SortedWords } from './sortedWords'

const MAX_ONE_TYPO = 150
const MAX_TWO_TYPOS = 50
const MAX_KEPT = 2000

export type NearWords = readonly [readonly string[], readonly string[]]
const NONE: NearWords = [[], []]

export class Misspellings {
  private known = new Map<string, NearWords>()
  private size = 0

  constructor(private readonly vocabulary: SortedWords) {}

  /** A wrong first letter costs two typos. */
  near(word: string, allowed: number, prefix: boolean): NearWords {
    if (allowed === 0) return NONE
    if (this.size !== this.vocabulary.size || this.known.size >= MAX_KEPT) this.known = new Map()
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
