import { tenantSlugs } from '@/core/dealer/rows/dealerships'
import { fail, type OperationResult } from './operationResult'

export async function unknownTenant(slug: string): Promise<OperationResult> {
  return fail(`There is no dealer ${slug}. There are: ${(await tenantSlugs()).join(', ') || 'none yet'}.`)
}
