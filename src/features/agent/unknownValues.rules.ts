import { FACET_NAMES, type FacetName } from '@/core/car/facets'
import type { ListState } from '@/search/list/state'
import { foldValue, knownValue } from '@/search/list/values'
import type { FacetCount } from '@/core/dealer/views'
import type { SearchArguments } from './searchArguments.rules'

const MOST_SHOWN = 40

const isIn = (name: FacetName, text: string, read: readonly string[]): boolean =>
  knownValue(name, foldValue(name, text), { vocabulary: { [name]: read } }) !== undefined

const faultOf = (name: FacetName, text: string, stock: readonly FacetCount[]): string => {
  const values = stock.slice(0, MOST_SHOWN).map(({ value }) => value)
  const more = stock.length > MOST_SHOWN ? ' and others' : ''
  return `${name}: “${text}” is not known here. In stock: ${values.join(', ') || 'no car says it'}${more}.`
}

/**
 * The values that a list's address would ignore. A shopper sees which filters are on; an agent would take the longer list
 * for the answer to its question.
 * @param read the list as the parser read the arguments
 */
export const unknownValues = (
  given: SearchArguments,
  read: ListState,
  stock: { [K in FacetName]?: readonly FacetCount[] },
): string[] =>
  FACET_NAMES.flatMap((name) =>
    (given[name] ?? [])
      .map(String)
      .filter((text) => !isIn(name, text, read.facets[name] ?? []))
      .map((text) => faultOf(name, text, stock[name] ?? [])),
  )
