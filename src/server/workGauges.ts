import { setTimeout } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import { workFigures, type WorkFigures } from '@/lib/workFigures'

const ASK_LIMIT = 2000

/** Null when the application does not answer: then no figure is told, because a zero would say that all is well. */
async function asked(): Promise<WorkFigures | null> {
  const read = workFigures()
  if (!read) return null
  const late = setTimeout(ASK_LIMIT, null, { ref: false })
  return Promise.race([read().catch(() => null), late])
}

/** Returns what reads the figures anew, once for each time that the metrics are asked for. */
export function workGauges(registry: Registry): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
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
  const cars = gauge(
    'forecourt_search_cars',
    'Changed cars on their way to the search index, and those that it refused',
    'state',
  )
  const lag = gauge('forecourt_search_lag_seconds', 'Age of the oldest change on its way to the index', 'of')

  return async () => {
    const figures = await asked()
    for (const one of [deliveries, oldest, cars, lag]) one.reset()
    if (!figures) return
    for (const { way, waiting, failed, oldestMs } of figures.deliveries) {
      deliveries.set({ way, state: 'waiting' }, waiting)
      deliveries.set({ way, state: 'failed' }, failed)
      oldest.set({ way }, oldestMs / 1000)
    }
    cars.set({ state: 'waiting' }, figures.search.pending)
    cars.set({ state: 'refused' }, figures.search.dead)
    lag.set({ of: 'cars' }, figures.search.lagMs / 1000)
  }
}
