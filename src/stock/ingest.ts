/** The one way into the stock: validate, compare with what is stored, write one row per changed car, answer per item. */
import { setImmediate as breathe } from 'node:timers/promises'
import {
  newCarId,
  noteVersions,
  readCars,
  readHeads,
  takenSlugs,
  writeCars,
  type CarHead,
} from '../db/carRows'
import { placesOf } from '../db/places'
import type { Row, Upsert } from '../db/table'
import { announce } from './announce'
import { stocknumOf, type Notice } from './coerce'
import { decide, type Decision, type Precondition } from './decide'
import { buildRow } from './row'
import { slugify } from '../lib/slugify'
import { carSlug, freeSlug } from './slug'
import { inTurn } from './turns'
import { readItem, type Mode, type ValidItem } from './validate'

export interface IngestContext {
  tenantId: string
  dealership: { id: string; slug: string; name: string }
  /** Who pushed, for the log: a key's prefix, a member of staff, `demo`. */
  actor: string
}
export interface IngestOptions {
  mode: Mode
  dryRun?: boolean
  stocknum?: string
  precondition?: Precondition
}
export type Result = 'created' | 'updated' | 'unchanged' | 'stale' | 'failed'
export interface ItemResult {
  index: number
  stocknum: string | null
  result: Result
  errors: Notice[]
  warnings?: Notice[]
  slug?: string
  rev?: number
  reason?: 'not_found' | 'precondition' | 'invalid' | 'busy'
}
export type Summary = Record<Result, number>

const CHUNK = 100
const ATTEMPTS = 8
const RESULTS = { same: 'unchanged', stale: 'stale', note: 'unchanged' } as const

/** Reads all items in slices, so that shoppers are served between them. */
async function readAll(
  ctx: IngestContext,
  items: readonly unknown[],
  options: IngestOptions,
  heads: Heads,
  results: Map<number, ItemResult>,
) {
  const rounds: Map<string, ValidItem>[] = []
  const reading = {
    mode: options.mode,
    dealership: ctx.dealership.slug,
    stocknum: options.stocknum,
    stored: (stocknum: string) => heads.get(stocknum)?.content_hash,
  }
  for (const [index, item] of items.entries()) {
    if (index % CHUNK === CHUNK - 1) await breathe()
    const read = readItem(item, index, reading)
    if (!read.ok) {
      results.set(index, {
        index,
        stocknum: read.stocknum,
        result: 'failed',
        errors: read.errors,
        reason: 'invalid',
        ...notices(read.warnings),
      })
      continue
    }
    // A car that comes twice in one push is applied twice, in order: each goes into the first round without it.
    const round = rounds.find((some) => !some.has(read.stocknum))
    if (round) round.set(read.stocknum, read)
    else rounds.push(new Map([[read.stocknum, read]]))
  }
  return rounds
}
const notices = (warnings: Notice[]) => (warnings.length ? { warnings } : {})

async function slugsFor(
  ctx: IngestContext,
  fresh: { item: ValidItem; decision: Extract<Decision, { kind: 'write' }> }[],
) {
  const wanted = new Map(
    fresh.map(({ item, decision }) => [item.stocknum, carSlug(decision.facts, item.stocknum)]),
  )
  const own = slugify(ctx.dealership.slug)
  const candidates = [...wanted.values()].flatMap((slug) => [
    slug,
    `${slug}-${own}`,
    `${slug}-${own}-2`,
    `${slug}-${own}-3`,
  ])
  const taken = candidates.length ? await takenSlugs(ctx.tenantId, candidates) : new Set<string>()
  for (const [stocknum, slug] of wanted) {
    const free = freeSlug(slug, ctx.dealership.slug, taken)
    taken.add(free)
    wanted.set(stocknum, free)
  }
  return wanted
}

/** What is stored of the cars, by stock number. */
type Heads = ReadonlyMap<string, CarHead>
/** Heads of the cars as a dry run would have left them. */
type Imagined = Map<string, CarHead>

/** `first` are the heads as they were just read: they serve the first attempt. */
async function applyRound(
  ctx: IngestContext,
  round: Map<string, ValidItem>,
  options: IngestOptions,
  results: Map<number, ItemResult>,
  imagined: Imagined,
  first: Heads | undefined,
) {
  let open = [...round.values()]
  for (let attempt = 0; open.length && attempt < ATTEMPTS; attempt++) {
    const stocknums = open.map(({ stocknum }) => stocknum)
    const heads = new Map(first && attempt === 0 ? first : await readHeads(ctx.dealership.id, stocknums))
    if (options.dryRun) for (const [stocknum, head] of imagined) heads.set(stocknum, head)
    const rows: Map<string, Row> =
      options.mode === 'patch'
        ? new Map((await readCars(ctx.dealership.id, stocknums)).map((row) => [String(row.stocknum), row]))
        : new Map()
    const decided = open.map((item) => ({
      item,
      decision: decide(item, heads.get(item.stocknum), rows.get(item.stocknum), options.precondition),
    }))
    open = await carryOut(ctx, decided, options, results, imagined)
  }
  for (const { index, stocknum } of open)
    results.set(index, {
      index,
      stocknum,
      result: 'failed',
      errors: [{ detail: 'is being changed by others; send it again', pointer: '' }],
      reason: 'busy',
    })
}

async function carryOut(
  ctx: IngestContext,
  decided: { item: ValidItem; decision: Decision }[],
  options: IngestOptions,
  results: Map<number, ItemResult>,
  imagined: Imagined,
): Promise<ValidItem[]> {
  const writes: { item: ValidItem; decision: Extract<Decision, { kind: 'write' }> }[] = []
  const notes: { item: ValidItem; head: CarHead; version: number }[] = []
  const settle = (item: ValidItem, result: Result, more: Partial<ItemResult> = {}) =>
    results.set(item.index, {
      index: item.index,
      stocknum: item.stocknum,
      result,
      errors: [],
      ...notices(item.warnings),
      ...more,
    })

  for (const { item, decision } of decided) {
    if (decision.kind === 'write') writes.push({ item, decision })
    else if (decision.kind === 'refuse')
      settle(item, 'failed', { errors: decision.errors, reason: decision.reason })
    else {
      settle(item, RESULTS[decision.kind], { slug: decision.head.slug, rev: decision.head.rev })
      if (decision.kind === 'note') notes.push({ item, head: decision.head, version: decision.version })
    }
  }
  const again = options.dryRun ? [] : await note(notes)
  if (!writes.length) return again

  const slugs = await slugsFor(
    ctx,
    writes.filter(({ decision }) => !decision.head),
  )
  const places = await placesOf(ctx.dealership.id)
  const now = Math.floor(Date.now() / 1000)
  const rows: { item: ValidItem; upsert: Upsert; head: CarHead | undefined; slug: string }[] = []
  for (const [count, { item, decision }] of writes.entries()) {
    if (count % CHUNK === CHUNK - 1) await breathe()
    const slug = decision.head?.slug ?? slugs.get(item.stocknum) ?? ''
    const id = decision.head?.id ?? (await newCarId())
    const row = buildRow({
      ctx,
      id,
      slug,
      stocknum: item.stocknum,
      facts: decision.facts,
      hash: decision.hash,
      version: item.version,
      head: decision.head,
      places,
      now,
    })
    rows.push({ item, head: decision.head, slug, upsert: { row, expectedRev: decision.head?.rev ?? null } })
  }
  const lost = options.dryRun ? new Set<string>() : await writeCars(rows.map(({ upsert }) => upsert))
  for (const { item, head, slug, upsert } of rows) {
    if (lost.has(String(upsert.row.id))) again.push(item)
    else settle(item, head ? 'updated' : 'created', { slug, rev: (head?.rev ?? 0) + 1 })
    if (options.dryRun) imagined.set(item.stocknum, headOf(upsert.row))
  }
  return again
}

async function note(notes: { item: ValidItem; head: CarHead; version: number }[]): Promise<ValidItem[]> {
  if (!notes.length) return []
  const versions = new Map(notes.map(({ head, version }) => [head.id, String(version)]))
  const noted = await noteVersions(
    notes.map(({ head }) => head),
    versions,
  )
  return noted === notes.length ? [] : notes.map(({ item }) => item)
}

const headOf = (row: Row): CarHead => ({
  id: String(row.id),
  stocknum: String(row.stocknum),
  slug: String(row.slug),
  rev: Number(row.rev),
  content_hash: String(row.content_hash),
  source_version: typeof row.source_version === 'string' ? row.source_version : null,
  status: String(row.status),
  overrides: null,
  created_at: Number(row.created_at),
  sold_date_timestamp: typeof row.sold_date_timestamp === 'number' ? row.sold_date_timestamp : null,
  picture_done: null,
})

/**
 * Applies a push of cars to one dealership and answers for each item, in order. When it returns, every created and
 * updated car is on disk; search and pages follow by themselves. A bad item fails alone. `dryRun` stores nothing and
 * answers the same. Errors: none for bad input; store failures are thrown.
 */
export async function ingestCars(
  ctx: IngestContext,
  items: readonly unknown[],
  options: IngestOptions,
): Promise<{ items: ItemResult[]; summary: Summary }> {
  const results = new Map<number, ItemResult>()
  const imagined: Imagined = new Map()
  const named =
    options.stocknum === undefined ? items.flatMap((item) => stocknumOf(item) ?? []) : [options.stocknum]
  await inTurn(ctx.dealership.id, async () => {
    const heads = await readHeads(ctx.dealership.id, named)
    const rounds = await readAll(ctx, items, options, heads, results)
    for (const [turn, round] of rounds.entries())
      await applyRound(ctx, round, options, results, imagined, turn === 0 ? heads : undefined)
  })
  const ordered = [...results.values()].sort((a, b) => a.index - b.index)
  const summary: Summary = { created: 0, updated: 0, unchanged: 0, stale: 0, failed: 0 }
  for (const { result } of ordered) summary[result]++
  const changed = ordered.flatMap(({ result, slug }) =>
    slug && (result === 'created' || result === 'updated') ? [slug] : [],
  )
  if (changed.length && !options.dryRun) await announce(ctx.tenantId, changed)
  return { items: ordered, summary }
}
