import { setTimeout } from 'node:timers/promises'
import { Gauge, Registry, collectDefaultMetrics, Counter, Histogram } from 'prom-client'
import { workFigures, type WorkFigures } from '@/lib/workFigures'
import { registered } from '@/lib/registry'
import type { Pages } from './Pages'

const ASK_LIMIT = 2000

/** Null when the application does not answer: then no figure is told, because a zero would say that all is well. */
async function requested(): Promise<WorkFigures | null> {
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
    const figures = await requested()
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

/** A separate registry, so that two listeners in one test do not share counters. */
export function createMetrics(pages: Pages) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'forecourt_requests_total',
    help: 'Answered requests by how they were answered and by status class',
    labelNames: ['how', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'forecourt_request_seconds',
    help: 'Time from request to the end of the answer (of answers from memory every 16th is measured)',
    labelNames: ['how'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  new Counter({
    name: 'forecourt_cache_redraws_total',
    help: 'Pages drawn again before anybody asked',
    registers,
    collect() {
      this.reset()
      this.inc(pages.redraws.done)
    },
  })
  const purged = new Counter({
    name: 'forecourt_cache_purged_entries_total',
    help: 'Entries emptied by change',
    registers,
  })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('forecourt_cache_bytes', 'Bytes in the page cache, all encodings', () => pages.cache.bytes)
  gauge('forecourt_cache_entries', 'Entries in the page cache, one per encoding', () => pages.cache.size)
  gauge('forecourt_cache_purges', 'Invalidations since the start', () => pages.cache.purges)
  gauge('forecourt_cache_bypassed', '1 while the cache is bypassed because Redis is unavailable', () =>
    pages.bypass ? 1 : 0,
  )

  new Gauge({
    name: 'forecourt_left_out_values',
    help: 'Times since the start that a stored value could not be shown and was left out, by collection; the log names it',
    labelNames: ['of'],
    registers,
    collect() {
      // Not asked of lib/leftOut, which logs: a listener reads no settings, and whoever loads it may still set them.
      for (const [of, count] of registered('leftOut') ?? []) this.set({ of }, count)
    },
  })

  const readWork = workGauges(registry)

  // A hit costs a few microseconds: plain numbers count it until metrics are read.
  const pending = { '2xx': 0, '3xx': 0 }
  function settle(): void {
    for (const status of ['2xx', '3xx'] satisfies (keyof typeof pending)[]) {
      if (pending[status]) requests.inc({ how: 'hit', status }, pending[status])
      pending[status] = 0
    }
  }
  let hits = 0
  let lookups = 0
  gauge('forecourt_cache_hit_ratio', 'Cacheable requests answered from memory, since the start', () =>
    lookups ? hits / lookups : 0,
  )

  return {
    contentType: registry.contentType,
    async text(): Promise<string> {
      settle()
      await readWork()
      return registry.metrics()
    },
    hit(status: number, ms: number): void {
      lookups++
      if ((++hits & 15) === 0) seconds.observe({ how: 'hit' }, ms / 1000)
      pending[status < 300 ? '2xx' : '3xx']++
    },
    purged: (count: number) => purged.inc(count),
    observe(how: string, status: number, ms: number): void {
      if (how === 'hit') hits++
      if (how === 'hit' || how === 'miss' || how === 'shared' || how === 'bypass') lookups++
      requests.inc({ how, status: `${Math.floor(status / 100)}xx` })
      seconds.observe({ how }, ms / 1000)
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>
