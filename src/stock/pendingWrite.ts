import type { CarHead } from '@/db/carRows'
import type { Facts } from '@/domain/car/facts'
import type { ValidItem } from './validate'

/** A car that differs from what is stored, or is new. */
export interface PendingWrite {
  item: ValidItem
  facts: Facts
  hash: string
  head: CarHead | undefined
}
