/**
 * The one writer of cars. What a change of a car needs is done here, so that no caller can forget a part: the condition on what was
 * read, a new revision for the search index, the car's history, and the pages that show it. Decision 0118.
 */
import { writeAudits } from '@/db/audit'
import type { Clause, Row } from '@/db/tableTypes'
import { refreshCars } from '@/core/dealer/rows/refreshPages'
import { notify } from '@/jobs/notify'
import { log } from '@/lib/log'
import {
  besideBetween,
  briefChanges,
  changesBetween,
  type ChangedBy,
  type Changes,
} from '@/core/car/carChanges'
import { keepCarChanges } from './carChangeRows'
import { carAsRead, changeCar, changeCars, writeCars, type CarAsRead } from './carRows'

export interface Author extends ChangedBy {
  tenantId: string
  /** Of a full feed, whose changes can be put back. */
  feed?: string | undefined
  /** Epoch ms, where the change is of another moment than now. */
  at?: number
}

/** For the history, in place of what differs between the rows. */
interface Named {
  changes?: Changes
  beside?: Changes
}
interface Written extends Named {
  was: Row | null
  /** The columns that were written. */
  set: Row
  /** Says which car it is. */
  row: Row
  at: number
}

export interface CarWriter {
  /** Whole rows; `expectedRev` null: a new one. Returns the ids that were not written: somebody else was faster, or has the key. */
  put(cars: readonly { row: Row; was: Row | null; expectedRev: number | null }[]): Promise<Set<string>>
  /** Some columns of one car, while `where` is true. Returns the new row, or null. `was`: the columns as they were, where they are known. */
  change(id: string, where: readonly Clause[], set: Row, known?: Named & { was?: Row }): Promise<Row | null>
  /** Some columns of many, of each while nobody wrote since it was read. Returns those that were written. */
  changeEach<Car extends CarAsRead>(cars: readonly { car: Car; set: Row }[]): Promise<Car[]>
}

function writerInto(written: Written[], author: Author): CarWriter {
  const isStock = author.via !== 'rule'
  // Two changes of one car are put back in their order.
  let last = 0
  const note = (done: readonly Omit<Written, 'at'>[]) => {
    last = author.at ?? Math.max(Date.now(), last + 1)
    for (const one of done) written.push({ ...one, at: last })
  }
  return {
    async put(cars) {
      const lost = await writeCars(cars.map(({ row, expectedRev }) => ({ row, expectedRev })))
      const done = cars.filter(({ row }) => !lost.has(String(row.id)))
      note(done.map(({ row, was }) => ({ was, set: row, row })))
      return lost
    },
    async change(id, where, set, { was, ...named } = {}) {
      const before = was ?? (await carAsRead(id, Object.keys(set)))
      const row = await changeCar([['id', '=', id], ...where], set)
      if (row && before) note([{ was: before, set, row, ...named }])
      return row
    },
    async changeEach(cars) {
      const done = await changeCars(cars, isStock)
      note(
        done.map(({ car, set }) => {
          const row: Row = Object.fromEntries(Object.entries(car))
          return { was: row, set, row }
        }),
      )
      return done.map(({ car }) => car)
    },
  }
}

/** What keys change is in the dealer's history too, beside what people change. A full feed would fill it. */
async function tellDealer({ tenantId, who }: Author, changed: readonly { row: Row; changes: Changes }[]) {
  try {
    await writeAudits(
      changed.map(({ row, changes }) => ({
        ...{ tenantId, who, via: 'api', what: 'update cars', entity: 'cars' },
        ...{ docId: String(row.id), docTitle: String(row.name ?? ''), diff: briefChanges(changes) },
      })),
    )
  } catch (error) {
    log.error({ err: error, cars: changed.length }, 'changes by a key are not in the history')
  }
}

async function keepHistory(author: Author, written: readonly Written[]): Promise<void> {
  const { tenantId, feed } = author
  const entries = written.map(({ was, set, row, at, changes, beside }) => ({
    ...{ tenantId, carId: String(row.id), row, at },
    changes: changes ?? (was ? changesBetween(was, set) : {}),
    ...(feed === undefined ? {} : { feed, beside: beside ?? besideBetween(was, set) }),
  }))
  await keepCarChanges(author, entries)
  const changed = entries.filter(({ changes }) => Object.keys(changes).length > 0)
  if (author.via === 'api' && changed.length) await tellDealer(author, changed)
}

/** What a person or a reservation changes is in lists at the next view; what machines send follows the search index. */
const AT_ONCE: readonly ChangedBy['via'][] = ['admin', 'system']

/** The search outbox refreshes the lists again once the index is up to date. Never throws. */
async function show({ tenantId: tenant, via }: Author, rows: readonly (Row | null)[]): Promise<void> {
  const slugs = new Set(rows.flatMap((row) => (typeof row?.slug === 'string' ? row.slug : [])))
  if (slugs.size === 0) return
  notify('searchLoop')
  const cars = [...slugs].map((slug) => ({ tenant, slug }))
  await refreshCars(cars, { pages: true, lists: AT_ONCE.includes(via) })
}

async function tell(author: Author, written: readonly Written[]): Promise<void> {
  if (written.length === 0) return
  await keepHistory(author, written)
  await show(
    author,
    written.flatMap(({ was, row }) => [was, row]),
  )
}

/** Runs `work`; history, search and pages hear of all that it wrote once, at its end, also when it fails between two writes. */
export async function changingCars<T>(author: Author, work: (cars: CarWriter) => Promise<T>): Promise<T> {
  const written: Written[] = []
  try {
    return await work(writerInto(written, author))
  } finally {
    await tell(author, written)
  }
}

/** For a save that Payload wrote. `was` null: a new car. `author` null: it is in no history. */
export async function carSaved(
  tenantId: string,
  author: ChangedBy | null,
  was: Row | null,
  row: Row,
): Promise<void> {
  if (author && was) await keepHistory({ ...author, tenantId }, [{ was, set: row, row, at: Date.now() }])
  await show({ tenantId, via: 'admin', who: '' }, [was, row])
}
