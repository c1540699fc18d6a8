/** The rows under the box, from the response and the searches stored in this browser. */
import type { PastSearch } from '@/components/garage/recent/store'
import type { CarSuggestion, Suggestions } from '@/search/list/suggestions'
import { t } from '@/lib/words'
import { grouped } from '@/lib/figures'

export interface Row {
  href: string
  text: string
  count?: number
  car?: CarSuggestion
}
export interface Group {
  kind: 'past' | 'makes' | 'models' | 'searches' | 'cars' | 'all'
  title: string
  rows: Row[]
}

const PAST_BESIDE = 2
const PAST_ALONE = 5

const pastRows = (past: readonly PastSearch[], typed: string): Row[] => {
  const words = typed.toLowerCase().trim()
  const rows = past.map(({ path, refinements }) => ({ href: path, text: refinements.join(', ') }))
  return words
    ? rows.filter(({ text }) => text.toLowerCase().includes(words)).slice(0, PAST_BESIDE)
    : rows.slice(0, PAST_ALONE)
}

type Found = Suggestions | null

/** Rows that narrow the stock. Groups are ordered by the cars of their first row, which is the best match. */
const nameGroups = (found: Found): Group[] => {
  const groups: Group[] = [
    {
      kind: 'makes',
      title: t('Makes'),
      rows: (found?.makes ?? []).map(({ value, ...row }) => ({ ...row, text: value })),
    },
    {
      kind: 'models',
      title: t('Models'),
      rows: (found?.models ?? []).map(({ value, make, href, count }) => ({
        href,
        count,
        text: `${make} ${value}`,
      })),
    },
    {
      kind: 'searches',
      title: t('Searches'),
      rows: (found?.queries.slice(0, -1) ?? []).map(({ value, ...row }) => ({ ...row, text: value })),
    },
  ]
  const carsBehind = ({ rows }: Group) => rows[0]?.count ?? 0
  return groups.sort((a, b) => carsBehind(b) - carsBehind(a))
}

/** The groups that have rows, without duplicate addresses. Without text: the previous searches. */
export const groupsOf = (typed: string, answer: Found, past: readonly PastSearch[]): Group[] => {
  const found = typed.trim() ? answer : null
  const itself = found?.queries.at(-1)
  const groups: Group[] = [
    {
      kind: 'past',
      title: t('Your last searches'),
      rows: pastRows(past, typed).filter(({ href }) => href !== itself?.href),
    },
    ...nameGroups(found),
    {
      kind: 'cars',
      title: t('In stock'),
      rows: (found?.cars ?? []).map((car) => ({ href: `/cars/${car.slug}`, text: car.name, car })),
    },
    {
      kind: 'all',
      title: t('Everything'),
      rows: itself ? [{ href: itself.href, text: allText(itself.count, itself.value) }] : noResult(found),
    },
  ]
  const seen = new Set<string>()
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ href }) => !seen.has(href) && seen.add(href)) }))
    .filter(({ rows }) => rows.length > 0)
}

const allText = (count: number, words: string): string =>
  count === 1
    ? t('See the one result for “{words}”', { words })
    : t('See all {count} results for “{words}”', { count: grouped(count), words })

/** A response without results says so and offers other links. Without a response nothing is claimed. */
const noResult = (found: Found): Row[] =>
  found && !found.makes.length && !found.models.length && !found.cars.length
    ? [{ href: '/search', text: t('No result. See everything in stock') }]
    : []

export const statusOf = (groups: readonly Group[], typed: string): string => {
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  if (count)
    return t(
      count === 1
        ? '{count} suggestion. Use the arrow keys to choose.'
        : '{count} suggestions. Use the arrow keys to choose.',
      { count },
    )
  return typed.trim() ? t('No suggestions.') : ''
}
