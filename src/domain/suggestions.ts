import type { Car } from './car/car'

/** A search that the words typed may become. */
export interface Suggestion {
  value: string
  count: number
  href: string
}
export interface ModelSuggestion extends Suggestion {
  make: string
}
export interface CarSuggestion extends Pick<
  Car,
  'id' | 'slug' | 'name' | 'make' | 'model' | 'year' | 'km' | 'price' | 'car_type' | 'primary_image_url'
> {
  /** The site's own price line: `$34,990`, `$189 / week`, `Call for price`. */
  price_text: string
}

/** What the words typed so far may mean. */
export interface Suggestions {
  cars: CarSuggestion[]
  makes: Suggestion[]
  models: ModelSuggestion[]
  /** Complete searches; the last one is the words themselves, as they find cars. */
  queries: Suggestion[]
}

export const NO_SUGGESTIONS: Suggestions = { cars: [], makes: [], models: [], queries: [] }
