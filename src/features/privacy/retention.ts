/** Deletes, or with `dry` only counts, what a dealer has kept long enough. */
import { z } from 'zod'
import { untieAccounts } from '@/core/person/rows/accountRows'
import { writeAudit } from '@/db/audit'
import { countCarChanges, dropCarChanges } from '@/core/car/rows/carChangeRows'
import { rowsInPieces } from '@/db/pieces'
import { table } from '@/db/table'
import { giveWay } from '@/lib/giveWay'
import type { Clause } from '@/db/tableTypes'
import { plural } from '@/core/money/format'
import { ERASED, type PersonTable } from '@/core/person/personTables'
import { storedSince, retentionSchema, type Retention, undoableSince } from '@/core/dealer/config/retention'
import { DAY_MS } from '@/lib/time'
import { RETAINED } from './retained.rules'
import { log } from '@/lib/log'
import { eraseRows } from './erase'

/** Rows per batch: a first run over years of leads must not hold up other work. */
const PIECE = 200

export interface DealerDone {
  id: string
  slug: string
  /** `4 leads`, `1 account`. */
  counts: string[]
  /** An error ended the dealer's run; rows deleted before it stay deleted. */
  failed?: true
}

const withRetention = z.object({ retention: retentionSchema.prefault({}) })

function old(of: PersonTable, tenant: string, since: Date): Clause[] {
  const own: Clause[] = [
    ['tenant', '=', tenant],
    ['updatedAt', '<', since.toISOString()],
  ]
  if (of.left?.name) own.push(['name', '!=', ERASED])
  // A hold needs its row until it ends.
  if (of.slug === 'reservations') own.push(['hold_open', '!=', true])
  // Somebody is to come on that day, however long ago it was booked.
  if (of.slug === 'bookings') own.push(['start', '<', since.toISOString()])
  // A search that still sends mails is used, however long ago it was made.
  if (of.slug === 'saved-searches') own.push(['state', '!=', 'active'])
  return own
}

const idsOf = async (of: PersonTable, where: Clause[]): Promise<string[]> =>
  (await (await table(of.slug)).find(where, { fields: ['id'] })).map(({ id }) => String(id))

async function eraseOld(of: PersonTable, tenant: string, ids: readonly string[]): Promise<void> {
  const rows = await table(of.slug)
  for (let from = 0; from < ids.length; from += PIECE) {
    const piece = ids.slice(from, from + PIECE)
    if (of.slug === 'shoppers') await untieAccounts(tenant, piece)
    await eraseRows(of, await rows.find([['id', 'in', piece]]))
  }
}

async function oldHistory(tenant: string, since: Date, dry: boolean): Promise<number> {
  const rows = await table('audit-log')
  const where: Clause[] = [
    ['tenant', '=', tenant],
    ['createdAt', '<', since.toISOString()],
  ]
  return dry ? (await rows.find(where, { fields: ['id'] })).length : rows.delete(where)
}

const oldCarChanges = (tenant: string, since: Date, dry: boolean): Promise<number> =>
  dry ? countCarChanges(tenant, since.getTime()) : dropCarChanges(tenant, since.getTime())

const dropRows = async (slug: string, tenant: string, old: Clause): Promise<number> =>
  (await table(slug)).delete([['tenant', '=', tenant], old])

/** What two shoppers said to each other, and nobody has answered since. */
const SHORTLISTS_STORED_MS = 90 * DAY_MS

/** Not counted: what can no longer be undone, and what nobody comes back to. */
async function dropForgotten(tenant: string, now: Date): Promise<void> {
  await dropRows('bulk-changes', tenant, ['at', '<', undoableSince(now.getTime())])
  const since = new Date(now.getTime() - SHORTLISTS_STORED_MS).toISOString()
  await dropRows('shortlists', tenant, ['updatedAt', '<', since])
}

async function ofDealer(id: string, keeps: Retention, now: Date, dry: boolean): Promise<string[]> {
  const counts: string[] = []
  for (const { table: of, as } of RETAINED) {
    const ids = await idsOf(of, old(of, id, storedSince(now, keeps[as])))
    if (!dry) await eraseOld(of, id, ids)
    if (ids.length) counts.push(plural(ids.length, ...of.words))
  }
  const entries = await oldHistory(id, storedSince(now, keeps.history), dry)
  if (entries) counts.push(plural(entries, 'entry of the history', 'entries of the history'))
  const changes = await oldCarChanges(id, storedSince(now, keeps.car_history), dry)
  if (changes) counts.push(plural(changes, 'change of a car', 'changes of cars'))
  if (!dry) await dropForgotten(id, now)
  return counts
}

async function noteDone({ id, slug, counts }: DealerDone): Promise<void> {
  log.info({ tenant: slug, counts }, 'retention: data of people was erased')
  await writeAudit({
    tenantId: id,
    who: 'Retention',
    via: 'system',
    what: `kept long enough: ${counts.join(', ')}`,
    entity: 'tenants',
    docId: id,
    docTitle: 'Data of people',
  })
}

const dealerRow = z.object({ id: z.string(), slug: z.string(), config: z.unknown() })

interface Run {
  dry: boolean
  /** A slug; without it all dealers. */
  tenant?: string | undefined
  now?: Date
}

/** A run that deleted something is in the history. An error at one dealer is logged, and the others are still done. */
export async function retain({ dry, tenant, now = new Date() }: Run): Promise<DealerDone[]> {
  const only: Clause[] = tenant ? [['slug', '=', tenant]] : []
  const all: DealerDone[] = []
  for await (const dealers of rowsInPieces('tenants', only, Object.keys(dealerRow.shape)))
    for (const dealer of dealers) {
      await giveWay()
      const { id, slug, config } = dealerRow.parse(dealer)
      const done: DealerDone = { id, slug, counts: [] }
      all.push(done)
      try {
        done.counts = await ofDealer(id, withRetention.parse(config).retention, now, dry)
        if (!dry && done.counts.length) await noteDone(done)
      } catch (error) {
        done.failed = true
        log.error({ err: error, tenant: slug }, 'retention: a dealer was not done')
      }
    }
  return all
}
