import { setTimeout } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import { workFigures, type WorkFigures } from '@/lib/workFigures'

const ASK_LIMIT = 2000

/** Null when the application does not answer: then no figure is given, because a zero would say that all is well. */
async function requested(): Promise<WorkFigures | null> {
  const read = workFigures()
  if (!read) return null
  const late = setTimeout(ASK_LIMIT, null, { ref: false })
  return Promise.race([read().catch(() => null), late])
}

/** Returns what reads the figures anew, once for each time that the metrics are asked for. */
export function workGauges(registry: Registry): () => Promise<void> {
  const all: (() => void)[] = []
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => {
    const made = new Gauge({ name, help, labelNames, registers: [registry] })
    // A gauge without labels says 0 after `reset`: these say nothing.
    const clear = () => (labelNames.length ? made.reset() : made.remove())
    all.push(clear)
    clear()
    return made
  }
  const deliveries = gauge(
    'forecourt_lead_deliveries',
    'Deliveries of leads that wait or were given up, by way, of at most 1,000 leads each',
    ...(['way', 'state'] as const),
  )
  const oldest = gauge(
    'forecourt_lead_delivery_oldest_seconds',
    'Age of the delivery that waits longest, by way',
    'way',
  )
  const outbox = gauge(
    'forecourt_outbox',
    'Rows that owe work (waiting) or were given up until a person acts (dead), by kind, of at most 1,000 each',
    ...(['kind', 'state'] as const),
  )
  const late = gauge(
    'forecourt_outbox_late_seconds',
    'How long the oldest work of a kind has been due',
    'kind',
  )
  const cars = gauge(
    'forecourt_search_cars',
    'Changed cars on their way to the search index, and those that it refused',
    'state',
  )
  const lag = gauge('forecourt_search_lag_seconds', 'Age of the oldest change on its way to the index', 'of')
  const held = gauge('forecourt_feeds_held', 'Full feeds that wait for a person, of at most 1,000')
  const heldFor = gauge('forecourt_feed_held_oldest_seconds', 'How long the oldest held feed has waited')
  const disk = gauge('forecourt_disk_free_bytes', 'Room on the disk of the data folder or of the database')
  const backup = gauge(
    'forecourt_backup_age_seconds',
    'Since the last backup of the data folder; absent before the first',
  )

  return async () => {
    const figures = await requested()
    for (const clear of all) clear()
    if (!figures) return
    for (const { way, waiting, failed, oldestMs } of figures.deliveries) {
      deliveries.set({ way, state: 'waiting' }, waiting)
      deliveries.set({ way, state: 'failed' }, failed)
      oldest.set({ way }, oldestMs / 1000)
    }
    for (const { name: kind, waiting, dead, lateMs } of figures.outbox) {
      outbox.set({ kind, state: 'waiting' }, waiting)
      outbox.set({ kind, state: 'dead' }, dead)
      late.set({ kind }, lateMs / 1000)
    }
    cars.set({ state: 'waiting' }, figures.search.pending)
    cars.set({ state: 'refused' }, figures.search.dead)
    lag.set({ of: 'cars' }, figures.search.lagMs / 1000)
    held.set(figures.feeds.held)
    heldFor.set(figures.feeds.oldestMs / 1000)
    disk.set(figures.diskFree)
    if (figures.backupAgeMs !== null) backup.set(figures.backupAgeMs / 1000)
  }
}
