/** Makes the events of the rows that were marked by their own writes (`db/announced`). Repeated after a crash, it makes none twice. */
import { announcedSchema, type Announced } from '@/core/dealer/announced'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import { startLoop, type Loop } from '@/jobs/loop'
import { inSlices } from '@/lib/giveWay'
import { hashOf } from '@/lib/secrets'
import { MINUTE_MS } from '@/lib/time'
import { newEvents } from './eventRows'
import { wakeEndpoints } from './calls.worker'
import { SUBJECTS, type Subject } from './subjects'

const BATCH = 500
const IDLE_MS = 1_000
const OWN = ['id', 'tenant', 'event_due', 'event_announced']
/** The same for a second worker, and for the same one after a crash. */
function eventId(...parts: readonly unknown[]): string {
  const hex = hashOf(parts.join(' '))
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

interface Marked {
  row: Row
  due: number
  before: Announced | null
  now: Announced
}

/** Of a row from before there were events nobody knows what changed: it is announced as changed in all parts. */
const isOld = (row: Row, due: number): boolean => {
  const born = 'rev' in row ? Number(row.history_since ?? 0) * 1_000 : Date.parse(String(row.createdAt))
  return due - born > MINUTE_MS
}
const UNKNOWN: Announced = {}

function read(subject: Subject, row: Row): Marked {
  const due = Number(row.event_due)
  const stored = announcedSchema
    .nullable()
    .catch(null)
    .parse(row.event_announced ?? null)
  return { row, due, before: stored ?? (isOld(row, due) ? UNKNOWN : null), now: subject.announced(row) }
}

function eventsOf(
  subject: Subject,
  { row, due, before, now }: Marked,
  slugs: ReadonlyMap<string, string>,
): Row[] {
  const changed = Object.keys(now).filter((part) => before?.[part] !== now[part])
  if (changed.length === 0) return []
  const named = subject.dealership && String(row[subject.dealership])
  const dealership = named && (subject.dealership === 'dealership_id' ? (slugs.get(named) ?? null) : named)
  return subject.says(row, before, changed).map(({ type, data }) => ({
    ...{ id: eventId(subject.table, row.id, due, type), tenant: row.tenant, type, data },
    ...{ dealership_slug: dealership, resource: subject.resource(row, dealership) },
    occurred_at: new Date(due).toISOString(),
  }))
}

/** A row that was written again meanwhile stays marked; what was announced of it is stored all the same. */
async function settle(subject: Subject, marked: readonly Marked[]): Promise<void> {
  const rows = await table(subject.table)
  const done = await rows.updateEach(
    marked.map(({ row, due, now }) => ({
      where: [
        ['id', '=', String(row.id)],
        ['event_due', '=', due],
      ],
      set: { event_due: null, event_announced: now },
    })),
  )
  if (done === marked.length) return
  await rows.updateEach(
    marked.map(({ row, due, now }) => ({
      where: [
        ['id', '=', String(row.id)],
        ['event_due', '>', due],
      ],
      set: { event_announced: now },
    })),
  )
}

async function slugsOf(rows: readonly Row[], column: Subject['dealership']): Promise<Map<string, string>> {
  if (column !== 'dealership_id') return new Map()
  const ids = [...new Set(rows.map((row) => String(row[column])))]
  const found = await (await table('dealerships')).find([['id', 'in', ids]], { fields: ['id', 'slug'] })
  return new Map(found.map(({ id, slug }) => [String(id), String(slug)]))
}

async function announceSome(subject: Subject): Promise<number> {
  const due: Clause[] = [['event_due', '>', 0]]
  const column = subject.dealership
  const fields = [...new Set([...OWN, ...subject.fields, ...(column ? [column] : [])])]
  const rows = await (
    await table(subject.table)
  ).find(due, { fields, sort: [['event_due', 'asc']], limit: BATCH })
  if (rows.length === 0) return 0
  const slugs = await slugsOf(rows, column)
  const marked = await inSlices(rows, (some) => some.map((row) => read(subject, row)))
  await newEvents(marked.flatMap((one) => eventsOf(subject, one, slugs)))
  await settle(subject, marked)
  await wakeEndpoints([...new Set(rows.map(({ tenant }) => String(tenant)))])
  return rows.length
}

/** One batch of each kind of row. True when more wait. */
export async function announceOnce(): Promise<boolean> {
  let isFull = false
  for (const subject of SUBJECTS) isFull = (await announceSome(subject)) === BATCH || isFull
  return isFull
}

export const startAnnouncing = (): Loop => startLoop('events', announceOnce, IDLE_MS)
