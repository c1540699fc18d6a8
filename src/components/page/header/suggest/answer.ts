import type { CarSuggestion, ModelSuggestion, Suggestion, Suggestions } from '@/search/list/suggestions'
import { isRecord } from '@/lib/isRecord'

const isText = (value: unknown): value is string => typeof value === 'string'
const isSuggestion = (value: unknown): value is Suggestion =>
  isRecord(value) && isText(value.value) && isText(value.href) && typeof value.count === 'number'
const isModel = (value: unknown): value is ModelSuggestion =>
  isSuggestion(value) && 'make' in value && isText(value.make)
const isCar = (value: unknown): value is CarSuggestion =>
  isRecord(value) && isText(value.slug) && isText(value.name) && isText(value.price_text)

const list = <T>(value: unknown, isOne: (value: unknown) => value is T): T[] =>
  Array.isArray(value) ? value.filter(isOne) : []

/** Invalid rows are left out. */
export const readSuggestions = (body: unknown): Suggestions => {
  const { cars, makes, models, queries } = isRecord(body) ? body : {}
  return {
    cars: list(cars, isCar),
    makes: list(makes, isSuggestion),
    models: list(models, isModel),
    queries: list(queries, isSuggestion),
  }
}

/** The address of the suggestions. Two spellings of one text share one address, and so one cache entry. */
export const suggestPath = (words: string): string =>
  `/api/cars/search/suggest?q=${encodeURIComponent(words.replace(/\s+/g, ' ').trimStart().toLowerCase())}`

export const fetchSuggestions = async (path: string): Promise<Suggestions> => {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`suggestions answered ${answer.status}`)
  return readSuggestions(await answer.json())
}
