import type { Car } from './car'

/** How staff read where a car stands, on every screen; `in_stock` is also the word of the form and the history. */
export const STATUS_WORDS: Record<Car['status'], string> = {
  in_stock: 'For sale',
  coming_soon: 'Coming soon',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
}
