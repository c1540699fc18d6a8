import type { CarBefore } from '@/core/car/rows/carRows'
import type { Outcome } from './decide'
import type { ValidItem } from './validate'

export interface PendingWrite {
  item: ValidItem
  outcome: Outcome
  before: CarBefore | undefined
}
