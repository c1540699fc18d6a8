import type { Car } from './car'

/** A car's status in the words of staff, on every screen; `in_stock` is also the word of the form and the history. */
export const STATUS_WORDS: Record<Car['status'], string> = {
  in_stock: 'For sale',
  coming_soon: 'Coming soon',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
}
