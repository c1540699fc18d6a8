import type { Car } from '../../domain/car'
import { readCarRows } from './carRow'

/** A stored row of any dealer in the shape that shoppers see; null for a row that is not readable as a car. */
export const toCar = (row: unknown): Car | null => readCarRows([row])[0]?.car ?? null
