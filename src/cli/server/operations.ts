import { feedById } from '@/features/stock/feedRows'
import { applyTenant } from '@/definitions/applyTenant'
import { checkSource } from '@/definitions/check/definition'
import type { TenantDefinition } from '@/definitions/definition'
import { OVERTAKEN, type Decision } from '@/features/stock/feeds.rules'
import { decideFeed } from '@/features/stock/feeds'
import { activate } from './activate'
import { backup } from './backup'
import { removeBySlug, standDealer } from './dealers'
import { dropKey, makeKey, openPush } from './keys'
import { done, fail, type OperationResult, type CheckedOperation, unknownTenant } from './operationSchema'
import { resetSecondFactorOf } from './staff'
import { outbox } from './outbox'
import { stores } from './stores'
import { truth } from './truth'
import { tenantBySlug } from '@/core/dealer/rows/dealerships'
import { retain, type DealerDone } from '@/features/privacy/retention'
import { checkSearch, searchStatus } from '@/search/sync/drift.worker'
import { rebuildSearch } from '@/search/sync/rebuild'

/** Builds a new index beside the old one, then swaps: no page misses a car in between. */
async function rebuild(): Promise<OperationResult> {
  const { cars, ms } = await rebuildSearch()
  const { engine } = await searchStatus()
  return done([`The index (${engine}) is new: ${cars} cars in ${(ms / 1000).toFixed(1)} s.`], { cars, ms })
}

async function check(repair: boolean): Promise<OperationResult> {
  const { checked, missing, stale, extra } = await checkSearch({ repair })
  const { pending, dead } = await searchStatus()
  const drift = missing.length + stale.length + extra.length
  const lines = [
    `${checked} cars compared: ${missing.length} missing in the index, ${stale.length} old, ${extra.length} too many; ${pending} on their way.`,
    ...(dead ? [`${dead} cars were refused by the index too often; change them, or look into the log.`] : []),
  ]
  if (drift)
    lines.push(
      repair
        ? 'They are being brought in line.'
        : 'The server brings them in line within five minutes; search check --repair does it now.',
    )
  return {
    ok: repair || drift === 0,
    lines,
    data: { checked, missing: missing.length, stale: stale.length, extra: extra.length, pending, dead },
  }
}

const lineOf = ({ slug, counts, failed }: DealerDone, dry: boolean): string =>
  failed
    ? `${slug}: not done because of a fault; the log of the server says which`
    : counts.length
      ? `${slug}: ${counts.join(', ')} ${dry ? 'would be erased' : 'erased'}`
      : `${slug}: nothing to do`

async function runRetention(dry: boolean, tenant: string | undefined): Promise<OperationResult> {
  if (tenant && !(await tenantBySlug(tenant))) return unknownTenant(tenant)
  const done = await retain({ dry, tenant })
  return { ok: !done.some(({ failed }) => failed), lines: done.map((one) => lineOf(one, dry)), data: {} }
}

async function apply(definition: TenantDefinition, stock: string): Promise<OperationResult> {
  const { created, updated, unchanged, cars, skipped, name } = await applyTenant({ definition, stock })
  return done([
    skipped
      ? `${name}: nothing to do`
      : `${name}: ${created} created, ${updated} updated, ${unchanged} unchanged, ${cars} cars changed`,
  ])
}

async function decide(id: string, decision: Decision): Promise<OperationResult> {
  const feed = await feedById(id)
  if (!feed) return fail(`There is no full feed ${id}.`)
  const by = { who: 'operator', via: 'cli' } as const
  const count = await decideFeed(feed.tenant, id, decision, by)
  if (count === null) return fail(`This full feed is ${feed.state}, not held: there is nothing to decide.`)
  if (count === 'overtaken') return fail(OVERTAKEN)
  return done([
    decision === 'release' ? `Released: ${count} cars withdrawn.` : 'Rejected: every car stays on show.',
  ])
}

export async function runOperation(operation: CheckedOperation): Promise<OperationResult> {
  switch (operation.op) {
    case 'keys.create':
      return makeKey(operation)
    case 'keys.revoke':
      return dropKey(operation.prefix, operation.inHours ?? 0)
    case 'push.open':
      return openPush(operation.dealership, operation.tenant)
    case 'tenants.check':
      return done([], { ...(await checkSource(operation)) })
    case 'tenants.apply':
      return apply(operation.definition, operation.stock)
    case 'tenants.stand':
      return standDealer(operation.slug, operation.to)
    case 'tenants.remove':
      return removeBySlug(operation.slug, operation.name)
    case 'staff.resetSecondFactor':
      return resetSecondFactorOf(operation.email)
    case 'feeds.decide':
      return decide(operation.id, operation.decision)
    case 'search.rebuild':
      return rebuild()
    case 'search.check':
      return check(operation.repair ?? false)
    case 'truth':
      return truth(operation.tenant)
    case 'outbox':
      return outbox(operation.again)
    case 'activate':
      return activate()
    case 'backup':
      return backup(operation.folder)
    case 'retention.run':
      return runRetention(operation.dry, operation.tenant)
    case 'doctor':
      return stores()
  }
}
