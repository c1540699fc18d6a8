import type { Delivery } from './types'

export function overallState(deliveries: readonly Delivery[]): Delivery['state'] | 'none' {
  if (deliveries.some(({ state }) => state === 'pending')) return 'pending'
  if (deliveries.some(({ state }) => state === 'failed')) return 'failed'
  return deliveries.length ? 'sent' : 'none'
}
