import type { CarBefore } from '@/db/carRows'
import type { Facts } from '@/domain/car/facts'
import type { ValidItem } from './validate'

export interface PendingWrite {
  item: ValidItem
  facts: Facts
  hash: string
  before: CarBefore | undefined
}
