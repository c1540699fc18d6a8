import { phrase, t } from '@/lib/words'
import { appliedFilters, type Chip } from './chips'
import { removeFacet, withNear, withQuery, withRange } from './edit'
import { isFacetName, isRangeName, RANGE_NAMES, rangeKind } from '@/core/car/facets'
import { buildSearchHref } from './href'
import { clearFilters, type SearchRange, type ListState, withNot } from './state'
import { listedAnd, listedOr } from '@/lib/text'

type Name = Chip['name']

export interface Relaxed {
  lead: 'Without' | 'Only'
  text: string
  state: ListState
  count: number
}

/** Limits how many counts one empty list takes. */
const TRIED = 12
const PAIRED = 6
const SHOWN_VALUES = 3

const filterText = (chips: readonly Chip[], name: Name): string => {
  const texts = chips.filter((chip) => chip.name === name).map(({ text }) => text)
  return texts.length > SHOWN_VALUES
    ? t('{first} or {more} more', { first: texts[0] ?? '', more: texts.length - 1 })
    : listedOr(texts)
}

const filterNames = (chips: readonly Chip[]): Name[] => [...new Set(chips.map(({ name }) => name))]

const without = (state: ListState, name: Name): ListState => {
  if (name === 'query') return withQuery(state, '')
  if (name === 'near') return withNear(state, null)
  if (name === 'not') return withNot(state, {})
  const next = isFacetName(name) ? removeFacet(state, name) : state
  return isRangeName(name) ? withRange(next, name, null) : next
}

const subsets = <T>(of: readonly T[], size: number): T[][] =>
  size === 0
    ? [[]]
    : of.flatMap((first, at) => subsets(of.slice(at + 1), size - 1).map((rest) => [first, ...rest]))

const moreCars = (a: Relaxed, b: Relaxed) => b.count - a.count

/** Most cars first: without one filter, else without two, else with only two, one or none. `count` runs a few dozen times. */
export async function relaxed(
  state: ListState,
  count: (state: ListState) => Promise<number>,
): Promise<Relaxed[]> {
  const chips = appliedFilters(state)
  const all = filterNames(chips)
  const names = all.slice(0, TRIED)
  const empty: (readonly Name[])[] = [all]
  const counts = new Map<string, Promise<number>>()
  const countOnce = (href: string, stored: ListState) => {
    const known = counts.get(href) ?? count(stored)
    counts.set(href, known)
    return known
  }

  const keep = async (stored: readonly Name[]): Promise<Relaxed[]> => {
    // A search without results has none with more filters either.
    if (empty.some((some) => some.every((name) => stored.includes(name)))) return []
    const gone = all.filter((name) => !stored.includes(name))
    const next = gone.reduce(without, state)
    // A model is removed with its make, so this set is the same as a smaller one.
    if (filterNames(appliedFilters(next)).length < stored.length) return []
    const found = await countOnce(buildSearchHref(next), next)
    if (!found) empty.push(stored)
    const few = gone.length > stored.length
    const text = listedAnd((few ? stored : gone).map((name) => filterText(chips, name)))
    return found ? [{ lead: few ? phrase('Only') : phrase('Without'), text, state: next, count: found }] : []
  }
  const keepEach = async (of: readonly Name[], size: number): Promise<Relaxed[]> =>
    (await Promise.all(subsets(of, size).map(keep))).flat().sort(moreCars)

  const single = await keepEach(names, 1)
  const live = names.filter((name) => !empty.some((some) => some.length === 1 && some[0] === name))
  const most = Math.min(live.length, all.length - 1)
  const largest = most > 0 ? await keepEach(live, most) : []
  if (largest.length) return largest
  const paired = live.slice(0, PAIRED)
  const pairs = await keepEach(paired, 2)
  const larger = most > 3 ? await keepEach(paired, Math.min(most - 1, paired.length)) : []
  const found = [larger, pairs, single].find((step) => step.length > 0)
  if (found) return found
  const cleared = clearFilters(state)
  const total = all.length ? await count(cleared) : 0
  const text = all.length > 2 ? t('any filter') : listedAnd(all.map((name) => filterText(chips, name)))
  return total ? [{ lead: phrase('Without'), text, state: cleared, count: total }] : []
}

const MONEY = RANGE_NAMES.filter((name) => ['price', 'week'].includes(rangeKind(name)))
const SPREAD = 0.2

const widened = ({ min, max }: SearchRange): SearchRange => ({
  ...(min !== undefined && { min: Math.floor(min * (1 - SPREAD)) }),
  ...(max !== undefined && { max: Math.ceil(max * (1 + SPREAD)) }),
})

/** A relaxed search with prices within 20 % of the requested ones; null when no filter is left. */
export const closeTo = (state: ListState, relaxation: ListState): ListState | null => {
  const close = MONEY.reduce((next, name) => {
    const range = state.ranges[name]
    return range ? withRange(next, name, widened(range)) : next
  }, relaxation)
  return appliedFilters(close).length ? close : null
}

const isType = (name: Chip['name']) => name === 'car_type'
const isNamed = (name: Chip['name']) => name === 'make' || name === 'model'

/** `No used Toyota HiLux in stock today.` `noun` is plural: `cars`. */
export const emptyHeading = (state: ListState, noun: string): string => {
  const chips = appliedFilters(state)
  const names = filterNames(chips)
  const [only] = names
  const text = (name: Chip['name']) => filterText(chips, name)
  if (names.every((name) => isType(name) || isNamed(name))) {
    const words = names.map((name) => (isType(name) ? text(name).toLowerCase() : text(name)))
    return t('No {what} in stock today.', {
      what: [...words, ...(names.some(isNamed) ? [] : [noun])].join(' '),
    })
  }
  if (only && names.length === 1) return t('Nothing matches {text} today.', { text: text(only) })
  return chips.length === 2
    ? t('Nothing matches both filters today.')
    : t('Nothing matches these {count} filters today.', { count: chips.length })
}
