import { Gauge, Registry, collectDefaultMetrics, Counter, Histogram } from 'prom-client'
import { loopsOverdue } from '@/lib/loopTurns'
import { registered } from '@/lib/registry'
import type { Pages } from './Pages'
import { workGauges } from './workGauges'

/** Hosts that are given by name; the faults of more are those of `others`. */
const MOST_HOSTS = 200

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

  new Gauge({
    name: 'forecourt_loop_overdue_seconds',
    help: 'Of each loop of the worker: since its running turn began, or its next one was due',
    labelNames: ['loop'],
    registers,
    collect() {
      this.reset()
      for (const [loop, ms] of loopsOverdue()) this.set({ loop }, ms / 1000)
    },
  })
  const faults = new Counter({
    name: 'forecourt_host_faults_total',
    help: 'Answers of 500 and above, by host',
    labelNames: ['host'],
    registers,
  })
  const faulty = new Set<string>()

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
    failed(host: string): void {
      if (faulty.size < MOST_HOSTS) faulty.add(host)
      faults.inc({ host: faulty.has(host) ? host : 'others' })
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>
