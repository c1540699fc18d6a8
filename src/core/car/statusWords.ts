import type { Car } from './car'

/** In the words of staff, on every screen. */
export const STATUS_WORDS: Record<Car['status'], string> = {
  in_stock: 'For sale',
  coming_soon: 'Coming soon',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
}
