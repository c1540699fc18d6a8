import { expect, it } from 'vitest'
import { countDeliveries } from '@/features/leads/deliveryFigures'
import type { Delivery } from '@/features/leads/types'

const NOW = Date.parse('2026-11-27T12:00:00Z')
const at = (minutes: number) => new Date(NOW - minutes * 60_000)
const one = (channel: Delivery['channel'], state: Delivery['state'], queued?: Date): Delivery => ({
  ...{ channel, state, key: 'k', to: 'x', attempts: 1, next_at: at(0).toISOString() },
  ...(queued ? { queued_at: queued.toISOString() } : {}),
})

it('nothing that waits is told of every way', () =>
  expect(countDeliveries([], NOW)).toEqual(
    ['mail', 'sms', 'webhook'].map((way) => ({ way, waiting: 0, failed: 0, oldestMs: 0 })),
  ))

it('counts what waits and what was given up, and the age of what waits by way', () => {
  const leads = [
    { createdAt: at(90), deliveries: [one('webhook', 'failed'), one('notice', 'sent')] },
    { createdAt: at(30), deliveries: [one('webhook', 'pending'), one('receipt', 'pending', at(2))] },
    { createdAt: at(5), deliveries: [one('adf', 'pending'), one('webhook', 'pending')] },
  ]
  expect(countDeliveries(leads, NOW)).toEqual([
    { way: 'mail', waiting: 2, failed: 0, oldestMs: 5 * 60_000 },
    { way: 'sms', waiting: 0, failed: 0, oldestMs: 0 },
    { way: 'webhook', waiting: 2, failed: 1, oldestMs: 30 * 60_000 },
  ])
})
