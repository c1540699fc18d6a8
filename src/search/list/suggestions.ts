import type { Car } from '@/core/car/car'

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
  price_text: string
}

export interface Suggestions {
  cars: CarSuggestion[]
  makes: Suggestion[]
  models: ModelSuggestion[]
  queries: Suggestion[]
}

export const NO_SUGGESTIONS: Suggestions = { cars: [], makes: [], models: [], queries: [] }
