import { phrase } from '@/lib/words'
import type { ModelView } from '@/core/dealer/views'

type ModelStatus = Pick<ModelView, 'status'>

export const modelLabel = ({ status }: ModelStatus): 'Upcoming' | 'Discontinued' | 'All-New' => {
  if (status === 'coming_soon') return phrase('Upcoming')
  return status === 'discontinued' ? phrase('Discontinued') : phrase('All-New')
}

export const unpricedWords = ({ status }: ModelStatus): string => {
  if (status === 'coming_soon') return phrase('Price to come')
  return status === 'discontinued' ? phrase('No longer made') : phrase('Price on request')
}

/** Dollars. What a new one costs at least; null where none can be ordered any more. */
export const newFrom = ({ status, from_price }: Pick<ModelView, 'status' | 'from_price'>): number | null =>
  status === 'discontinued' ? null : from_price || null
