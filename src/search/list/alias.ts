import { buildSearchHref } from './href'
import { parseSearch } from './parse'
import type { KnownWords } from './state'

const TYPE_WORDS = new Map([
  ['new', 'new'],
  ['used', 'used'],
  ['demo', 'demo'],
  ['demonstrator', 'demo'],
])
const FILLERS = /^(?:and|cars?|vehicles?|search|stock|models?)$/

const segmentsOf = (path: string): string[] => {
  const segments = path.toLowerCase().split('/').filter(Boolean)
  const last = segments.at(-1) === 'list' ? segments.at(-2) : segments.at(-1)
  const words = (last ?? '').split('-')
  const types = new Set(words.flatMap((word) => TYPE_WORDS.get(word) ?? []))
  const make = words.filter((word) => !TYPE_WORDS.has(word) && !FILLERS.test(word))
  const type =
    types.size === 1
      ? [`${[...types][0]}-cars`]
      : types.has('used') || !types.size
        ? []
        : ['new-and-demo-cars']
  return [...type, ...(make.length ? [make.join('-')] : [])]
}

/** The search address of a configured alias, with the filters of `params`; null for any other path. */
export const aliasHref = (
  path: string,
  params: URLSearchParams,
  aliases: readonly string[],
  context: KnownWords = {},
): string | null => {
  const clean = path.toLowerCase().replace(/\/+$/, '')
  if (!aliases.some((alias) => alias.toLowerCase() === clean)) return null
  return buildSearchHref(parseSearch(segmentsOf(clean), params, context).state)
}
