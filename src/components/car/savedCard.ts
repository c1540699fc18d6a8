import { isRecord } from '@/lib/isRecord'

/** A car that can still be had, as the site shows it today. */
export interface SavedCard {
  slug: string
  /** Dollars; null where the site names none. */
  price: number | null
  /** The site's own price line. */
  price_text: string
  /** The server's own card. */
  html: string
}

const isCard = (value: unknown): value is SavedCard =>
  isRecord(value) &&
  typeof value.slug === 'string' &&
  (value.price === null || typeof value.price === 'number') &&
  typeof value.price_text === 'string' &&
  typeof value.html === 'string'

/** Asks the site for the cards of these cars. Rejects when it gives no answer, which says nothing of the cars. */
export const fetchCards = async (slugs: readonly string[]): Promise<SavedCard[]> => {
  const answer = await fetch(`/api/cars/cards?cars=${slugs.map(encodeURIComponent).join(',')}`)
  const body: unknown = answer.ok ? await answer.json() : null
  if (!isRecord(body) || !Array.isArray(body.cars)) throw new Error(`cards answered ${answer.status}`)
  return body.cars.filter(isCard)
}
