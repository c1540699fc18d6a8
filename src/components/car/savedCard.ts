import { isRecord } from '@/lib/isRecord'

export interface SavedCard {
  slug: string
  /** Dollars; null when the site shows no price. */
  price: number | null
  price_text: string
  html: string
}

const isCard = (value: unknown): value is SavedCard =>
  isRecord(value) &&
  typeof value.slug === 'string' &&
  (value.price === null || typeof value.price === 'number') &&
  typeof value.price_text === 'string' &&
  typeof value.html === 'string'

/** Rejects when the call fails: the cars may then be available or not. */
export const fetchCards = async (slugs: readonly string[]): Promise<SavedCard[]> => {
  const answer = await fetch(`/api/cars/cards?cars=${slugs.map(encodeURIComponent).join(',')}`)
  const body: unknown = answer.ok ? await answer.json() : null
  if (!isRecord(body) || !Array.isArray(body.cars)) throw new Error(`cards answered ${answer.status}`)
  return body.cars.filter(isCard)
}
