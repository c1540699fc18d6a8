import type { FacetName } from '@/core/car/facets'
import { type Compared, readComparison } from './comparisons'
import { COMPARISONS, NOT, SOFT, UNITS } from './grammar.data'
import { type Lexicon, type Sense, sensesAt } from './lexicon'
import type { Stated } from './meant'
import { after, phraseEnd } from './phrase'
import type { Token } from './tokens'

export interface NotWanted {
  facet: FacetName
  values: readonly string[]
}
export interface Negation {
  end: number
  not: readonly NotWanted[]
  compared: Compared | null
}

const MOST_WORDS = 6
const OR: ReadonlySet<string> = new Set(['or', 'nor', 'and'])

export interface Named {
  senses: readonly Sense[]
  end: number
}

/** The longest name at a place. */
export const nameAt = (tokens: readonly Token[], at: number, lexicon: Lexicon): Named | null => {
  for (let end = Math.min(tokens.length, at + MOST_WORDS); end > at; end--) {
    const span = tokens.slice(at, end)
    // A name is whole: `4wd` is no 4, but `mazda3` a Mazda; and no comma stands in it.
    if (
      (tokens[end]?.glued && !/^\d/.test(tokens[end]?.word ?? '')) ||
      span.slice(1).some(({ breaks }) => breaks)
    )
      continue
    // `a 3 tonne boat` is no A3.
    const isArticle = span.length === 2 && span[0]?.word === 'a' && !span[1]?.glued
    if (isArticle && UNITS.has(tokens[end]?.word ?? '')) continue
    const senses = sensesAt(span, lexicon)
    if (senses.length) return { senses, end }
  }
  return null
}

/** `4wd` is a drive and a body, and neither is wanted. */
const refused = (senses: readonly Sense[]): NotWanted[] => {
  const [first] = senses
  return senses.filter(
    ({ facet }) => facet === first?.facet || (first?.facet === 'drive' && facet === 'body'),
  )
}

const withModel = (tokens: readonly Token[], make: Named, lexicon: Lexicon): Named => {
  if (make.senses[0]?.facet !== 'make') return make
  const model = nameAt(tokens, make.end, lexicon)
  return model?.senses[0]?.facet === 'model' && !tokens[make.end]?.breaks ? model : make
}

/** `white, black or red`: another of the same kind, or of any kind after `or`. */
const nextAt = (tokens: readonly Token[], at: number, facets: ReadonlySet<FacetName>, lexicon: Lexicon) => {
  const word = tokens[at]?.word ?? ''
  const isJoined = OR.has(word)
  if (!isJoined && !tokens[at]?.breaks) return null
  const start = after(tokens, isJoined ? at + 1 : at, SOFT)
  const name = nameAt(tokens, Math.max(start, isJoined ? at + 1 : at), lexicon)
  const next = name && withModel(tokens, name, lexicon)
  const facet = next?.senses[0]?.facet
  if (!next || !facet) return null
  const isSame = facets.has(facet)
  return isSame || (isJoined && word !== 'and') ? next : null
}

/** `bigger than a hatch` is no hatch. */
const biggerThan = (tokens: readonly Token[], at: number, lexicon: Lexicon): Negation | null => {
  const end = phraseEnd(tokens, at, COMPARISONS)
  if (end === at || tokens[end - 1]?.word !== 'than') return null
  const name = nameAt(tokens, after(tokens, end, SOFT), lexicon)
  return name && { end: name.end, not: refused(name.senses), compared: null }
}

/** Null where nothing is negated here, or nothing that is known. */
export const negationAt = (
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  stated: Stated,
): Negation | null => {
  const end = phraseEnd(tokens, at, NOT)
  if (end === at) return biggerThan(tokens, at, lexicon)
  const soft = after(tokens, end, SOFT)
  for (const start of new Set([end, soft])) {
    if (phraseEnd(tokens, start, COMPARISONS) === start) continue
    const compared = readComparison(tokens, start, stated, true)
    if (compared) return { end: compared.end, not: [], compared }
  }
  const name = nameAt(tokens, end, lexicon) ?? nameAt(tokens, soft, lexicon)
  if (!name) return null
  const first = withModel(tokens, name, lexicon)
  const not: NotWanted[] = []
  let last = first.end
  for (let next: Named | null = first; next;) {
    not.push(...refused(next.senses))
    last = next.end
    next = nextAt(tokens, last, new Set(not.map(({ facet }) => facet)), lexicon)
  }
  return { end: last, not, compared: null }
}
