import type { CarType } from '@/core/car/car'
import type { LeadForm } from '@/features/leads/intents/names.rules'
import type { Frequency } from '@/features/saved-searches/frequency.rules'

export const DAYS = 91

/**
 * What a shopper writes and staff answer. `{car}`, `{model}`, `{stock}`, `{price}`, `{km}`, `{place}`, `{day}`, `{first}`, `{me}`,
 * `{offer}`, `{time}` and `{trade}` are filled in from the car, the people and the days of the lead.
 */
export interface Ask {
  form: LeadForm
  says: string
  /** Left out where staff ring. */
  answer?: string
  /** What staff note for each other. */
  note?: string
  /** About such cars alone. */
  of?: CarType
  /** About what has no odometer, a caravan, or about the car before it alone. */
  towed?: boolean
  /** Further boxes of the form. */
  more?: Readonly<Record<string, string>>
}

/** Make, model, year, kilometres (0 for none) and what it is worth. */
export type OwnCar = readonly [make: string, model: string, year: number, km: number, worth: number]

/** What a demo dealer's first three months are made of. No real dealer has one. */
export interface DealerLife {
  /** How many in the three months. */
  leads: number
  /** How often each form is sent, as a share of all that are listed. */
  forms: Partial<Record<LeadForm, number>>
  asks: readonly Ask[]
  /** What was said in a call. */
  calls: readonly string[]
  notes: readonly string[]
  people: { first: readonly string[]; last: readonly string[]; mobiles: readonly string[] }
  /** Of the numbers that are kept free for fiction: `(07) 7010` and four figures. */
  landline: string
  postcodes: readonly string[]
  /** `0` stands for any figure, `A` for any letter. */
  plate: string
  ownCars: readonly OwnCar[]
  searches: readonly (readonly [name: string, query: string, frequency: Frequency])[]
  /** Typed into the search, and not found. */
  unfound: readonly string[]
  /** Who sends the stock, as the history names it. */
  sender: string
}

/** By the dealer's slug. A dealer without one begins empty. */
export type Lives = Readonly<Record<string, DealerLife>>
