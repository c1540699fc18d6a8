import type { Shape } from './pictures'

/** What is known of a car beside its feed. */
export interface Note {
  shape: Shape
  /** The paint it would have if there were pictures for all. */
  paint: string
  /** Braked towing in kg, 0 for a caravan. */
  tow: number
  oneOwner: boolean
}
