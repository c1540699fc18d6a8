import { claimBehind, markIndexed, postpone } from './searchOutbox'
import { env } from '@/env'
import { inSlices } from '@/lib/giveWay'
import { log } from '@/lib/log'
import { isWorkedOn, tracedPiece } from '@/lib/trace'
import { NEVER } from '@/lib/never'
import { getSearchEngine, type SearchEngine } from '@/search'
import { retryDelayMs, type Pace } from '@/jobs/backoff'
import type { Loop } from '@/jobs/loop'
import type { Row } from '@/db/tableTypes'
import { refreshCars } from '@/core/dealer/rows/refreshPages'
import { send, type Sent } from './send'
import { INDEXED_FIELDS, toEntry } from '@/search/carRow'
import { type NotifiedLoop, startNotified } from '@/jobs/notify'
import { LEASE_MS } from '@/lib/time'

declare module '@/lib/registry' {
  interface Registry {
    searchLoop: NotifiedLoop
  }
}

isWorkedOn('cars')

const BATCH = 500
const MAX_ATTEMPTS = 8
/** At most 0.5 s, 1 s, 2 s … 60 s: shoppers wait for it. */
const PACE: Pace = { firstMs: 500, factor: 2, longestMs: 60_000 }
/** An unavailable engine is tried again within a second. */
const UNAVAILABLE_STEP = 2
const IDLE_MS = env.role === 'all' ? 500 : 150

/** A unique lease per worker: each reads back only its own claims. */
const leaseUntil = (now: number) => now + LEASE_MS + Math.random()

async function settle(
  { visible, refused, untried }: Sent,
  attempts: ReadonlyMap<string, number>,
  until: number,
  now: number,
): Promise<void> {
  if (visible.length > 0) await markIndexed(visible, until)
  for (const { entry, reason } of refused) {
    const tries = (attempts.get(entry.id) ?? 0) + 1
    const nextAt = tries >= MAX_ATTEMPTS ? NEVER : now + retryDelayMs(tries, PACE)
    log.warn({ id: entry.id, attempts: tries, reason }, 'the search engine refused a car')
    await postpone([entry.id], until, nextAt, tries)
  }
  if (untried.length > 0)
    await postpone(
      untried.map(({ id }) => id),
      until,
      now + retryDelayMs(UNAVAILABLE_STEP, PACE),
    )
}

/** Hears whose stock search shows anew; `now` in epoch ms. */
export type StockChanged = (tenants: readonly string[], now: number) => Promise<void>
const nobody: StockChanged = () => Promise.resolve()

/** One batch: claim, send, wait until visible, refresh lists, record the revision. True when more wait. */
export async function syncOnce(
  engine: SearchEngine = getSearchEngine(),
  now = Date.now(),
  stockChanged = nobody,
): Promise<boolean> {
  const until = leaseUntil(now)
  const rows = await claimBehind(now, until, BATCH, INDEXED_FIELDS)
  if (rows.length === 0) return false
  const facts = { 'forecourt.job': 'search', 'forecourt.engine': engine.kind, 'forecourt.cars': rows.length }
  return tracedPiece('work search', facts, { table: 'cars', ids: rows.map(({ id }) => String(id)) }, () =>
    sendBatch(engine, rows, { until, now, stockChanged }),
  )
}

async function sendBatch(
  engine: SearchEngine,
  rows: readonly Row[],
  { until, now, stockChanged }: { until: number; now: number; stockChanged: StockChanged },
): Promise<boolean> {
  const entries = await inSlices(rows, (some) => some.flatMap((row) => toEntry(row) ?? []))
  const attempts = new Map(
    rows.map((row) => [String(row.id), typeof row.index_attempts === 'number' ? row.index_attempts : 0]),
  )
  const unreadable = rows
    .map(({ id }) => String(id))
    .filter((id) => !entries.some((entry) => entry.id === id))
  if (unreadable.length > 0) await postpone(unreadable, until, NEVER, MAX_ATTEMPTS)
  const sent = await send(engine, entries)
  // Before they are marked: whoever is killed in between leaves them to the next worker, no list stays old, and who waits for them hears of it.
  await refreshCars(sent.visible, { lists: true })
  await stockChanged([...new Set(sent.visible.map(({ tenant }) => tenant))], now)
  await settle(sent, attempts, until, Date.now())
  return sent.visible.length > 0
}

export const startSearchSync = (stockChanged: StockChanged): Loop =>
  startNotified('searchLoop', () => syncOnce(undefined, undefined, stockChanged), IDLE_MS)
