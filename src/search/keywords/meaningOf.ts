import type { FacetName } from '@/core/car/facets'
import { settings } from '@/search/settings'
import { type KeywordName, type KeywordNames, PLACES } from './keywordNames'

export interface Meaning {
  facet: FacetName
  values: readonly string[]
  needsMake: boolean
}

const meanings = new Map<string, readonly string[]>(Object.entries(settings.synonyms))
/** A badge such as Hybrid or AWD states the same fact as these facets. */
const SAME_FACT: ReadonlySet<FacetName> = new Set(['body', 'fuel', 'transmission', 'drive'])

export const namesOf = (span: readonly string[], names: KeywordNames): KeywordName[] => {
  const typed = [
    span.join(''),
    ...(meanings.get(span.join(' ')) ?? []).map((text) => text.replaceAll(' ', '')),
  ]
  const found = new Set(typed.flatMap((text) => names.get(text) ?? []))
  const all = [...found]
  const facts = all.filter(({ facet }) => facet !== 'badge')
  if (facts.length && facts.every(({ facet }) => SAME_FACT.has(facet))) return facts
  if (all.length && all.every(({ facet }) => PLACES.has(facet))) {
    const [most] = all.toSorted((a, b) => b.count - a.count)
    return all.filter(({ facet }) => facet === most?.facet)
  }
  return all
}

/** Null when the words mean nothing, are ambiguous, or must stay a keyword. */
export const meaningOf = (span: readonly string[], names: KeywordNames): Meaning | null => {
  const found = namesOf(span, names)
  const [first] = found
  if (!first || found.some(({ facet, isKeyword }) => isKeyword || facet !== first.facet)) return null
  return { facet: first.facet, values: found.map(({ value }) => value), needsMake: first.needsMake }
}

export const isName = (span: readonly string[], names: KeywordNames): boolean =>
  namesOf(span, names).length > 0
