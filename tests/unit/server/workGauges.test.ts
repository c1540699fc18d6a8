import { Registry } from 'prom-client'
import { afterEach, expect, it } from 'vitest'
import { registerWorkFigures } from '@/lib/workFigures'
import { workGauges } from '@/server/metrics'

const registry = new Registry()
const read = workGauges(registry)
const reported = async () => {
  await read()
  return (await registry.metrics()).split('\n').filter((line) => line.startsWith('forecourt_'))
}
const figures = {
  deliveries: [{ way: 'webhook', waiting: 3, failed: 1, oldestMs: 90_500 }],
  search: { pending: 2, dead: 0, lagMs: 1500 },
}
afterEach(() => registerWorkFigures(() => Promise.reject(new Error('away'))))

it('tells nothing before the application is there', async () => expect(await reported()).toEqual([]))

it('tells what waits, and nothing while nobody answers', async () => {
  registerWorkFigures(() => Promise.resolve(figures))
  expect(await reported()).toEqual([
    'forecourt_lead_deliveries{way="webhook",state="waiting"} 3',
    'forecourt_lead_deliveries{way="webhook",state="failed"} 1',
    'forecourt_lead_delivery_oldest_seconds{way="webhook"} 90.5',
    'forecourt_search_cars{state="waiting"} 2',
    'forecourt_search_cars{state="refused"} 0',
    'forecourt_search_lag_seconds{of="cars"} 1.5',
  ])
  registerWorkFigures(() => Promise.reject(new Error('away')))
  expect(await reported()).toEqual([])
})
