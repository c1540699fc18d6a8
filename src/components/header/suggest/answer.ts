import type { CarSuggestion, ModelSuggestion, Suggestion, Suggestions } from '@/domain/suggestions'
import { isRecord } from '@/lib/isRecord'
import { memoize } from '@/lib/memoize'

const isText = (value: unknown): value is string => typeof value === 'string'
const isSuggestion = (value: unknown): value is Suggestion =>
  isRecord(value) && isText(value.value) && isText(value.href) && typeof value.count === 'number'
const isModel = (value: unknown): value is ModelSuggestion =>
  isSuggestion(value) && 'make' in value && isText(value.make)
const isCar = (value: unknown): value is CarSuggestion =>
  isRecord(value) && isText(value.slug) && isText(value.name) && isText(value.price_text)

const list = <T>(value: unknown, isOne: (value: unknown) => value is T): T[] =>
  Array.isArray(value) ? value.filter(isOne) : []

/** What of an answer can be shown: rows that are broken are left out. */
export const readSuggestions = (body: unknown): Suggestions => {
  const { cars, makes, models, queries } = isRecord(body) ? body : {}
  return {
    cars: list(cars, isCar),
    makes: list(makes, isSuggestion),
    models: list(models, isModel),
    queries: list(queries, isSuggestion),
  }
}

/** Two spellings of a question are one: it is asked, and kept, once. */
export const asked = (typed: string): string => typed.replace(/\s+/g, ' ').trimStart().toLowerCase()

/** Asks the site. Rejects when it gives no answer; the last 40 answers are kept for a minute. */
export const ask = memoize(
  async (typed: string, signal?: AbortSignal): Promise<Suggestions> => {
    const answer = await fetch(
      `/api/cars/search/suggest?q=${encodeURIComponent(typed)}`,
      signal ? { signal } : {},
    )
    if (!answer.ok) throw new Error(`suggestions answered ${answer.status}`)
    return readSuggestions(await answer.json())
  },
  40,
  60_000,
)
