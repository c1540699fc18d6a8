/** What a dealer has kept long enough: who runs it says whether it is only counted. */
import { z } from 'zod'
import { writeAudit } from '@/db/audit'
import { countCarChanges, dropCarChanges } from '@/db/carChangeRows'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import { plural } from '@/domain/format'
import { ERASED, type PersonTable } from '@/domain/privacy/personTables'
import { keptSince, RETAINED, retentionSchema, type Retention } from '@/domain/privacy/retention'
import { log } from '@/lib/log'
import { eraseRows } from './erase'

/** Rows in one piece, so that a first run over years of leads holds nothing up. */
const PIECE = 200

export interface DealerDone {
  id: string
  slug: string
  /** `4 leads`, `1 account`. */
  counts: string[]
}

const withRetention = z.object({ retention: retentionSchema.prefault({}) })

function old(of: PersonTable, tenant: string, since: Date): Clause[] {
  const own: Clause[] = [
    ['tenant', '=', tenant],
    ['updatedAt', '<', since.toISOString()],
  ]
  if (of.left?.name) own.push(['name', '!=', ERASED])
  // A car on hold is somebody's until the hold ends.
  if (of.slug === 'reservations') own.push(['hold_open', '!=', true])
  // A search that still sends mails is used, however long ago it was made.
  if (of.slug === 'saved-searches') own.push(['state', '!=', 'active'])
  return own
}

/** Sign-in addresses and saved cars of accounts that go. */
async function withAccount(accounts: readonly Row[]): Promise<void> {
  const ids = accounts.map(({ id }) => String(id))
  for (const slug of ['watchlist', 'shopper-logins', 'deals', 'saved-searches'])
    await (await table(slug)).delete([['shopper_id', 'in', ids]])
}

const idsOf = async (of: PersonTable, where: Clause[]): Promise<string[]> =>
  (await (await table(of.slug)).find(where, { fields: ['id'] })).map(({ id }) => String(id))

async function eraseOld(of: PersonTable, ids: readonly string[]): Promise<void> {
  const rows = await table(of.slug)
  for (let from = 0; from < ids.length; from += PIECE) {
    const piece = await rows.find([['id', 'in', ids.slice(from, from + PIECE)]])
    if (of.slug === 'shoppers') await withAccount(piece)
    await eraseRows(of, piece)
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

async function ofDealer(id: string, keeps: Retention, now: Date, dry: boolean): Promise<string[]> {
  const counts: string[] = []
  for (const { table: of, as } of RETAINED) {
    const ids = await idsOf(of, old(of, id, keptSince(now, keeps[as])))
    if (!dry) await eraseOld(of, ids)
    if (ids.length) counts.push(plural(ids.length, ...of.words))
  }
  const entries = await oldHistory(id, keptSince(now, keeps.history), dry)
  if (entries) counts.push(plural(entries, 'entry of the history', 'entries of the history'))
  const changes = await oldCarChanges(id, keptSince(now, keeps.car_history), dry)
  if (changes) counts.push(plural(changes, 'change of a car', 'changes of cars'))
  return counts
}

/** Of all dealers, or of one: what was done, or with `dry` what would be. A run that did something is in the history. */
export async function retain({ dry, tenant, now = new Date() }: Run): Promise<DealerDone[]> {
  const only: Clause[] = tenant ? [['slug', '=', tenant]] : []
  const dealers = await (await table('tenants')).find(only, { fields: ['id', 'slug', 'config'] })
  const all: DealerDone[] = []
  for (const { id, slug, config } of dealers) {
    const keeps = withRetention.parse(config).retention
    const counts = await ofDealer(String(id), keeps, now, dry)
    all.push({ id: String(id), slug: String(slug), counts })
    if (dry || !counts.length) continue
    log.info({ tenant: slug, counts }, 'retention: data of people was erased')
    await writeAudit({
      tenantId: String(id),
      who: 'Retention',
      via: 'system',
      what: `kept long enough: ${counts.join(', ')}`,
      entity: 'tenants',
      docId: String(id),
      docTitle: 'Data of people',
    })
  }
  return all
}
interface Run {
  dry: boolean
  /** A slug; without it all dealers. */
  tenant?: string | undefined
  now?: Date
}
