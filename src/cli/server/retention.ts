import { tenantBySlug } from '@/db/dealerships'
import { retain, type DealerDone } from '@/privacy/retention'
import type { OperationResult } from './operationResult'

const lineOf = ({ slug, counts }: DealerDone, dry: boolean): string =>
  counts.length
    ? `${slug}: ${counts.join(', ')} ${dry ? 'would be erased' : 'erased'}`
    : `${slug}: nothing to do`

export async function runRetention(dry: boolean, tenant: string | undefined): Promise<OperationResult> {
  if (tenant && !(await tenantBySlug(tenant)))
    return { ok: false, lines: [`There is no dealer ${tenant}.`], data: {} }
  const done = await retain({ dry, tenant })
  return { ok: true, lines: done.map((one) => lineOf(one, dry)), data: {} }
}
