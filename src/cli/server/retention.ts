import { tenantBySlug } from '@/core/dealer/rows/dealerships'
import { retain, type DealerDone } from '@/features/privacy/retention'
import type { OperationResult } from './operationResult'
import { unknownTenant } from './unknownTenant'

const lineOf = ({ slug, counts, failed }: DealerDone, dry: boolean): string =>
  failed
    ? `${slug}: not done because of a fault; the log of the server says which`
    : counts.length
      ? `${slug}: ${counts.join(', ')} ${dry ? 'would be erased' : 'erased'}`
      : `${slug}: nothing to do`

export async function runRetention(dry: boolean, tenant: string | undefined): Promise<OperationResult> {
  if (tenant && !(await tenantBySlug(tenant))) return unknownTenant(tenant)
  const done = await retain({ dry, tenant })
  return { ok: !done.some(({ failed }) => failed), lines: done.map((one) => lineOf(one, dry)), data: {} }
}
