import { isRecord } from '@/lib/isRecord'
import { parseFavourites, type Favourite } from './garage'

export interface SavedCard {
  slug: string
  /** Dollars; null when the site shows no price. */
  price: number | null
  price_text: string
  html: string
  /** The address that was asked for, and the car: staff have said since that both are one. */
  was?: string
  car?: Favourite
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
  return body.cars.filter(isCard).map(({ was, car, ...card }) => {
    const [one] = typeof was === 'string' ? parseFavourites([car]) : []
    return was !== undefined && one ? { ...card, was, car: one } : card
  })
}
