import type { Shape } from './pictures'

/** Facts of a car that are not in its feed. */
export interface Note {
  shape: Shape
  /** The paint it would have if all paints had pictures. */
  paint: string
  /** Braked towing in kg, 0 for a caravan. */
  tow: number
  oneOwner: boolean
}
