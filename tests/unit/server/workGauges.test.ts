import { Registry } from 'prom-client'
import { afterEach, expect, it } from 'vitest'
import { registerWorkFigures } from '@/lib/workFigures'
import { workGauges } from '@/server/workGauges'

const registry = new Registry()
const read = workGauges(registry)
const reported = async () => {
  await read()
  return (await registry.metrics()).split('\n').filter((line) => line.startsWith('forecourt_'))
}
const figures = {
  deliveries: [{ way: 'webhook', waiting: 3, failed: 1, oldestMs: 90_500 }],
  outbox: [{ name: 'bookings', waiting: 2, dead: 1, lateMs: 61_000 }],
  search: { pending: 2, dead: 0, lagMs: 1500 },
  feeds: { held: 1, oldestMs: 3_600_000 },
  diskFree: 5_000_000,
  backupAgeMs: 7000,
}
afterEach(() => registerWorkFigures(() => Promise.reject(new Error('away'))))

it('tells nothing before the application is there', async () => expect(await reported()).toEqual([]))

it('tells what waits, and nothing while nobody answers', async () => {
  registerWorkFigures(() => Promise.resolve(figures))
  expect(await reported()).toEqual([
    'forecourt_lead_deliveries{way="webhook",state="waiting"} 3',
    'forecourt_lead_deliveries{way="webhook",state="failed"} 1',
    'forecourt_lead_delivery_oldest_seconds{way="webhook"} 90.5',
    'forecourt_outbox{kind="bookings",state="waiting"} 2',
    'forecourt_outbox{kind="bookings",state="dead"} 1',
    'forecourt_outbox_late_seconds{kind="bookings"} 61',
    'forecourt_search_cars{state="waiting"} 2',
    'forecourt_search_cars{state="refused"} 0',
    'forecourt_search_lag_seconds{of="cars"} 1.5',
    'forecourt_feeds_held 1',
    'forecourt_feed_held_oldest_seconds 3600',
    'forecourt_disk_free_bytes 5000000',
    'forecourt_backup_age_seconds 7',
  ])
  registerWorkFigures(() => Promise.resolve({ ...figures, backupAgeMs: null }))
  expect((await reported()).filter((line) => line.includes('backup'))).toEqual([])
  registerWorkFigures(() => Promise.reject(new Error('away')))
  expect(await reported()).toEqual([])
})
