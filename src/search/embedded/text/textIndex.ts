import { EXACT_ATTRIBUTES, SEARCHABLE } from '@/search/settings'
import type { CarDoc } from '@/search/types'
import { grownU8 } from '@/search/embedded/growable'
import type { Part, Parts } from '@/search/embedded/snapshot/parts'
import { Misspellings, SortedWords } from './misspellings'
import { attributeOf, place, Postings } from './postings'
import { tokenize } from './tokenize'

export const ATTRIBUTES = SEARCHABLE.length
export const TOLERANT = Uint8Array.from(SEARCHABLE, (name) => (EXACT_ATTRIBUTES.includes(name) ? 0 : 1))

/** Numbers match exactly: 2024 must not find 2025. */
const isNumber = (word: string) => /^[\p{N}\p{P}]+$/u.test(word)

/** Words of one step, and of one part of a snapshot. */
const GROUP = 5000
const MOST_PAIRS = 2 ** 20

export class TextIndex {
  private readonly postings = new Map<string, Postings>()
  private readonly tolerant = new Set<string>()
  readonly vocabulary = new SortedWords()
  readonly misspellings = new Misspellings(this.vocabulary)
  readonly words = new SortedWords()
  private counts = new Uint8Array(ATTRIBUTES)

  append(ord: number, doc: CarDoc): void {
    this.counts = grownU8(this.counts, (ord + 1) * ATTRIBUTES)
    SEARCHABLE.forEach((name, attribute) => {
      const value = doc[name]
      if (value === undefined) return
      const tokens = tokenize(String(value))
      this.counts[ord * ATTRIBUTES + attribute] = Math.min(tokens.length, 255)
      for (const { word, position } of tokens) this.add(word, ord, place(attribute, position))
    })
  }

  get(word: string): Postings | undefined {
    return this.postings.get(word)
  }

  /** 255 means "255 or more". */
  wordCount(ord: number, attribute: number): number {
    return this.counts[ord * ATTRIBUTES + attribute] ?? 0
  }

  *copyFrom(other: TextIndex, renumbered: Int32Array): Generator<void> {
    let steps = 0
    for (const [word, postings] of other.postings) {
      const copy = postings.renumber(renumbered)
      if (copy) this.adopt(word, copy, other.tolerant.has(word))
      if (++steps % 500 === 0) yield
    }
    for (let from = 0; from < renumbered.length; from++) {
      const ord = renumbered[from] ?? -1
      if (ord < 0) continue
      this.counts = grownU8(this.counts, (ord + 1) * ATTRIBUTES)
      this.counts.set(other.counts.subarray(from * ATTRIBUTES, (from + 1) * ATTRIBUTES), ord * ATTRIBUTES)
    }
  }

  /** Of the cars before `length`. */
  *parts(length: number): Generator<Part> {
    yield this.counts.subarray(0, length * ATTRIBUTES)
    let group: string[] = []
    let pairs = 0
    for (const word of this.words.all()) {
      group.push(word)
      pairs += this.postings.get(word)?.view().length ?? 0
      if (group.length < GROUP && pairs < MOST_PAIRS) continue
      yield* this.group(group, length)
      group = []
      pairs = 0
    }
    if (group.length > 0) yield* this.group(group, length)
    yield []
  }

  *restore(parts: Parts): Generator<void> {
    this.counts = parts.u8()
    for (let words = parts.strings(); words.length > 0; words = parts.strings()) {
      const [lengths, kinds, pairs] = [parts.u32(), parts.u32(), parts.u32()]
      let end = 0
      for (const [i, word = ''] of words.entries()) {
        const [length = 0, kind = 0] = [lengths[i], kinds[i]]
        if (length > 0)
          this.adopt(word, new Postings(pairs.subarray(end, (end += length)), kind >>> 1), (kind & 1) === 1)
      }
      yield
    }
  }

  private group(words: readonly string[], length: number): Part[] {
    const lists = words.map((word) => this.postings.get(word)?.before(length) ?? new Uint32Array(0))
    const lengths = Uint32Array.from(lists, (pairs) => pairs.length)
    const joined = new Uint32Array(lengths.reduce((sum, one) => sum + one, 0))
    let end = 0
    for (const pairs of lists) {
      joined.set(pairs, end)
      end += pairs.length
    }
    const kinds = Uint32Array.from(
      words,
      (word) => ((this.postings.get(word)?.attributes ?? 0) << 1) | (this.tolerant.has(word) ? 1 : 0),
    )
    return [words, lengths, kinds, joined]
  }

  private add(word: string, ord: number, at: number): void {
    let postings = this.postings.get(word)
    if (!postings) {
      postings = new Postings()
      this.postings.set(word, postings)
      this.words.add(word)
    }
    postings.push(ord, at)
    if (TOLERANT[attributeOf(at)] === 1 && !this.tolerant.has(word) && !isNumber(word)) {
      this.tolerant.add(word)
      this.vocabulary.add(word)
    }
  }

  private adopt(word: string, postings: Postings, tolerant: boolean): void {
    this.postings.set(word, postings)
    this.words.add(word)
    if (!tolerant) return
    this.tolerant.add(word)
    this.vocabulary.add(word)
  }
}
