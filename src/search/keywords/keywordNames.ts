import type { FacetName } from '@/domain/listState/facets'
import { words } from '@/search/searchPrefix'
import type { Named } from '@/search/suggest/parses'
import { vocabularyOf } from '@/search/suggest/vocabulary'
import type { FacetCount } from '@/search/types'

export interface KeywordName {
  facet: FacetName
  value: string
  count: number
  /** Too short to be clear without its make: the 3 of a Mazda 3. */
  needsMake: boolean
  /** Not a filter, because it would lose cars: Corolla when there are also Corolla Crosses. */
  isKeyword: boolean
}
/** Keyed by the words joined: `towbar`, `landcruiser79`. */
export type KeywordNames = ReadonlyMap<string, readonly KeywordName[]>

type Facets = { [K in FacetName]?: readonly FacetCount[] }

/** `Apple CarPlay and Android Auto` matches either name; `Battery and 180 W solar` is not a battery. */
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
