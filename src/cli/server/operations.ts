import { feedById } from '@/features/stock/feedRows'
import { applyTenant } from '@/definitions/applyTenant'
import { checkSource } from '@/definitions/check/definition'
import type { TenantDefinition } from '@/definitions/definition'
import { OVERTAKEN, type Decision } from '@/features/stock/feeds.rules'
import { decideFeed } from '@/features/stock/feeds'
import { backup } from './backup'
import { removeBySlug, standDealer } from './dealers'
import { dropKey, makeKey, openPush } from './keys'
import { done, fail, type OperationResult } from './operationResult'
import type { CheckedOperation } from './operationSchema'
import { runRetention } from './retention'
import { check, rebuild } from './search'
import { resetSecondFactorOf } from './staff'
import { stores } from './stores'

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
    case 'backup':
      return backup(operation.folder)
    case 'retention.run':
      return runRetention(operation.dry, operation.tenant)
    case 'doctor':
      return stores()
  }
}
