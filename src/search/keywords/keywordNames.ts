import type { FacetName } from '@/domain/listState/facets'
import { words } from '@/search/searchPrefix'
import type { Named } from '@/search/suggest/parses'
import { vocabularyOf } from '@/search/suggest/vocabulary'
import type { FacetCount } from '@/search/types'

/** A value of the stock that words typed may be. */
export interface KeywordName {
  facet: FacetName
  value: string
  count: number
  /** Too short to mean anything without its make: the 3 of a Mazda 3. */
  needsMake: boolean
  /** Stays a keyword, because as a filter it would lose cars: a Corolla when there are Corolla Crosses. */
  isKeyword: boolean
}
/** By the words written as one: `towbar`, `landcruiser79`. */
export type KeywordNames = ReadonlyMap<string, readonly KeywordName[]>

type Facets = { [K in FacetName]?: readonly FacetCount[] }

/** `Apple CarPlay and Android Auto` is either; `Battery and 180 W solar` is no battery. */
const partsOf = (value: string): (readonly string[])[] =>
  value
    .split(/\s+and\s+/i)
    .map(words)
    .filter((part) => part.length > 1)

const formsOf = ({ facet, value, forms }: Named): readonly (readonly string[])[] => {
  if (facet === 'filtered_features') return [...forms, ...partsOf(value)]
  if (facet === 'make') return forms.flatMap((form) => form.map((_, at) => form.slice(0, at + 1)))
  return forms
}

/** The names by which words typed find the values of a site's stock. */
export const keywordNames = (facets: Facets): KeywordNames => {
  const stock = vocabularyOf(facets)
  const models = stock.filter(({ facet }) => facet === 'model').flatMap(({ forms }) => forms)
  const hasLonger = (form: readonly string[]) =>
    models.some((model) => model.length > form.length && form.every((word, at) => model[at] === word))
  const badges = (facets.badge ?? []).map(({ value, count }): Named => ({
    facet: 'badge',
    value,
    count,
    forms: [words(value)],
  }))
  const names = new Map<string, KeywordName[]>()
  for (const named of [...stock, ...badges]) {
    const { facet, value, count } = named
    const needsMake = facet === 'model' && /^(?:.|\d+)$/.test(value)
    for (const form of formsOf(named)) {
      const key = form.join('')
      const known = names.get(key) ?? []
      if (known.some((name) => name.facet === facet && name.value === value)) continue
      const isKeyword = facet === 'badge' || (facet === 'model' && !needsMake && hasLonger(form))
      names.set(key, [...known, { facet, value, count, needsMake, isKeyword }])
    }
  }
  return names
}
