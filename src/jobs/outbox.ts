/** The one outbox: a row that owes work is leased, tried, tried again later, and given up to a person in the end. */
import { z } from 'zod'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import { log } from '@/lib/log'
import { isWorkedOn, tracedPiece, type Note } from '@/lib/trace'
import { ABANDONED } from '@/lib/never'
import { LEASE_MS, MINUTE_MS } from '@/lib/time'
import { MOST_TRIES, retryDelayMs } from './backoff'
import { MOST_AHEAD_MS, notBefore, outboxTime, type OutboxTime } from './clock'

/** The time for this work has not come, for example since its dealer is suspended: it waits, and no try is counted. */
export class WorkWaits extends Error {}
/** No further try can help: a person has to act. */
export class DeadEnd extends Error {
  override name = 'DeadEnd'
}

/** Work that waits is looked at again after one to two minutes. */
const waitUntil = (due: number): number => due + MINUTE_MS * (1 + Math.random())

/** What follows a try that failed: how many there were, when the next one is due, and whether there is none. */
export interface Failed {
  attempts: number
  next_at: number
  isOver: boolean
}
/** One rule for rows and for the single letters in them. `due`: of the turn. */
export function afterFailure(attempts: number, error: unknown, due: number, most = MOST_TRIES): Failed {
  if (error instanceof WorkWaits) return { attempts, next_at: waitUntil(due), isOver: false }
  const tried = attempts + 1
  const isOver = error instanceof DeadEnd || tried >= most
  return { attempts: tried, next_at: due + retryDelayMs(tried), isOver }
}

export interface Turn extends OutboxTime {
  /** Stores at once what is done, so that a crash does not repeat it. False when `only` is not true, or another worker has the row. */
  note(set: Row, only?: readonly Clause[]): Promise<boolean>
}

/** Where a table has what it owes. */
interface Stored {
  name: string
  table: string
  /** Epoch ms from which the work is due. */
  due: string
  /** Epoch ms until which the row is one worker's. Without it, `due` is moved to the end of the lease. */
  lease?: string
  leaseMs?: number
  /** Rows that owe the work, beside being due. */
  owes?: readonly Clause[]
  /** Its rows do not have the time of their last change. */
  unstamped?: true
  /** Rows that were given up, and what makes their work due again at `at`. */
  dead?: {
    where: readonly Clause[]
    /** For what no clause can tell. */
    isDead?: (row: Row) => boolean
    /** Null for a row that cannot be read. */
    again: (row: Row, at: number) => Row | null
  }
}

export interface OutboxKind<Ports> extends Stored {
  /** Money is taken and given back for a suspended dealer too. All other work waits until the dealer is live again. */
  worksWhileSuspended?: true
  /** What else to store in a row that waits for its dealer. */
  whileWaiting?: (row: Row, due: number) => Row
  /** The column that counts tries, and what to store after the last one. Without it the parts of a row count their own. */
  tries?: { column: string; over: Row }
  /** What else to store after a failure. */
  whenFailed?: (failed: Failed, error: unknown, row: Row) => Row
  /** Returns what to store; null when the row is released or deleted already. */
  attempt(row: Row, turn: Turn, ports: Ports): Promise<Row | null>
}

const kinds = new Map<string, Stored>()
/** Every kind is known here by its name: what waits is counted, and a contract is tried on it. */
export function outboxKind<Ports>(kind: OutboxKind<Ports>): OutboxKind<Ports> {
  kinds.set(kind.name, kind)
  isWorkedOn(kind.table)
  return kind
}
export const outboxKinds = (): readonly Stored[] => [...kinds.values()]

export const isFree = (lease: string, due: number): Clause => ({
  any: [[[lease, '<', due]], [[lease, '=', null]]],
})
const isDue = ({ due: column, lease, owes = [] }: Stored, due: number): Clause[] => [
  ...owes,
  [column, '<=', due],
  ...(lease ? [isFree(lease, due)] : []),
]

/** After a start the time goes on from where the rows were changed last, though the clock was turned back since. */
export async function continueTime(): Promise<void> {
  for (const { table: slug, unstamped } of kinds.values()) {
    if (unstamped) continue
    const newest = { fields: ['updatedAt'], sort: [['updatedAt', 'desc']], limit: 1 } as const
    const sound: Clause = ['updatedAt', '<=', new Date(Date.now() + MOST_AHEAD_MS).toISOString()]
    const [row] = await (await table(slug)).find([sound], newest)
    if (row) notBefore(Date.parse(String(row.updatedAt)))
  }
}

export interface Leased {
  row: Row
  time: OutboxTime
  /** Conditional: false, and nothing stored, when the lease was ended by a newer change or taken over. */
  store(set: Row, options?: { only?: readonly Clause[]; isDone?: boolean }): Promise<boolean>
}

/** Leases the row that has been due longest. `at`: epoch ms, or the time of the outbox. */
export async function takeDue(kind: Stored, at?: number | OutboxTime): Promise<Leased | null> {
  const time = outboxTime(at)
  const rows = await table(kind.table)
  const column = kind.lease ?? kind.due
  // The random fraction tells two workers apart that lease a row in the same millisecond.
  const until = time.due + (kind.leaseMs ?? LEASE_MS) + Math.random()
  const row = await rows.take(isDue(kind, time.due), { [column]: until }, { sort: [[kind.due, 'asc']] })
  if (!row) return null
  const own: Clause[] = [
    ['id', '=', String(row.id)],
    [column, '=', until],
  ]
  const free = kind.lease ? { [kind.lease]: 0 } : {}
  const store: Leased['store'] = async (set, { only = [], isDone = true } = {}) =>
    (await rows.update([...own, ...only], { ...set, ...(isDone ? free : {}) })) > 0
  return { row, time, store }
}

async function isLive(tenant: unknown, note: Note): Promise<boolean> {
  const [row] = await (
    await table('tenants')
  ).find([['id', '=', String(tenant)]], { fields: ['status', 'slug'], limit: 1 })
  if (row) note({ 'forecourt.dealer': String(row.slug) })
  return row?.status === 'active'
}

function failed<Ports>(kind: OutboxKind<Ports>, { row, time }: Leased, error: unknown): Row | null {
  const { name, tries, due } = kind
  const after = afterFailure(tries ? Number(row[tries.column] ?? 0) : 0, error, time.due)
  const facts = { err: error, outbox: name, id: row.id, attempts: after.attempts }
  // What counts no tries keeps its lease to the end, so that it does not hold up the rows behind it.
  if (!tries) log.error(facts, 'work of the outbox failed, will try again')
  else log.warn(facts, after.isOver ? 'work of the outbox is given up' : 'work of the outbox failed')
  if (!tries) return null
  const next = after.isOver ? tries.over : { [due]: after.next_at }
  return { ...next, [tries.column]: after.attempts, ...kind.whenFailed?.(after, error, row) }
}

/** Does one piece of due work. False when none is due. */
export async function workOnce<Ports>(
  kind: OutboxKind<Ports>,
  ports: Ports,
  at?: number | OutboxTime,
): Promise<boolean> {
  const leased = await takeDue(kind, at)
  if (!leased) return false
  const { row, time, store } = leased
  const attempt = async (tell: Note): Promise<Row | null> => {
    if (!kind.worksWhileSuspended && !(await isLive(row.tenant, tell)))
      return { [kind.due]: waitUntil(time.due), ...kind.whileWaiting?.(row, time.due) }
    const note: Turn['note'] = (set, only) => store(set, { only, isDone: false })
    return kind.attempt(row, { ...time, note }, ports)
  }
  const tried = kind.tries ? { 'forecourt.attempt': Number(row[kind.tries.column] ?? 0) + 1 } : {}
  const facts = { 'forecourt.job': kind.name, ...tried }
  const about = { table: kind.table, ids: [String(row.id)] }
  await tracedPiece(`work ${kind.name}`, facts, about, async (tell) => {
    const set = await attempt(tell).catch((error: unknown) => {
      tell({ 'error.type': error instanceof Error ? error.name : 'error' })
      return failed(kind, leased, error)
    })
    if (set) await store(set)
  })
  return true
}

export interface Backlog {
  name: string
  waiting: number
  /** Dead letters: given up until a person acts. */
  dead: number
  /** How long the oldest has been due; 0 when none is. */
  lateMs: number
}
const MOST_COUNTED = 100_000
const numberOf = (value: unknown): number => z.coerce.number().catch(0).parse(value)

const deadOf = async ({ table: slug, dead }: Stored, most = MOST_COUNTED): Promise<Row[]> => {
  if (!dead) return []
  const rows = await (await table(slug)).find(dead.where, { limit: most })
  return dead.isDead ? rows.filter(dead.isDead) : rows
}

export async function backlogOf(kind: Stored, now = Date.now(), most = MOST_COUNTED): Promise<Backlog> {
  const { name, due, owes = [] } = kind
  const rows = await table(kind.table)
  const waits: Clause[] = [...owes, [due, '>=', 0], [due, '<', ABANDONED]]
  const late: Clause[] = [...owes, [due, '>', 0], [due, '<=', now]]
  const waiting = await rows.find(waits, { fields: ['id'], limit: most })
  const [oldest] = await rows.find(late, { fields: [due], sort: [[due, 'asc']], limit: 1 })
  const dead = await deadOf(kind, most)
  const lateMs = oldest ? now - numberOf(oldest[due]) : 0
  return { name, waiting: waiting.length, dead: dead.length, lateMs }
}

/** For the metrics, which are asked for every few seconds: enough to see that something is wrong. */
const MOST_TOLD = 1000
export const outboxFigures = (now = Date.now()): Promise<Backlog[]> =>
  Promise.all([...kinds.values()].map((kind) => backlogOf(kind, now, MOST_TOLD)))

/** Makes the dead letters of a kind due again, under their keys. Returns how many; a second press finds none. */
export async function sendAgain(name: string, at = Date.now()): Promise<number> {
  const kind = kinds.get(name)
  if (!kind?.dead) return 0
  const { where, again } = kind.dead
  const rows = await table(kind.table)
  let count = 0
  for (const row of await deadOf(kind)) {
    // A row that changed since is left to the next press.
    const same: Clause = [kind.due, '=', numberOf(row[kind.due])]
    const set = again(row, at)
    if (set) count += await rows.update([['id', '=', String(row.id)], same, ...where], set)
  }
  return count
}
