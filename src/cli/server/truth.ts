import { siteOfTenant } from '@/core/dealer/read/sites'
import { tenantBySlug } from '@/core/dealer/rows/dealerships'
import { allTenants } from '@/core/dealer/rows/hosts'
import { checkNow } from '@/features/truth/truth.worker'
import type { Difference } from '@/features/truth/check'
import { plural } from '@/core/money/format'
import { type OperationResult, unknownTenant } from './operationSchema'
import { truthPlaces } from './truthPlaces'

const lineOf = ({ name, place, says, is }: Difference): string =>
  `  ${name}. ${place}: ${says}. The stock: ${is}.`

/** Now, of one dealer or all. Not ok where anything differs. */
export async function truth(slug: string | undefined): Promise<OperationResult> {
  const known = slug === undefined ? null : await tenantBySlug(slug)
  if (slug !== undefined && !known) return unknownTenant(slug)
  const ids = known ? [known.id] : (await allTenants()).map(({ id }) => id)
  const lines: string[] = []
  let [cars, differences] = [0, 0]
  for (const id of ids) {
    const site = await siteOfTenant(id)
    if (!site) continue
    const outcome = await checkNow(site, truthPlaces())
    cars += outcome.cars
    differences += outcome.differences.length
    lines.push(
      `${site.tenant.name}: ${plural(outcome.cars, 'car')}, ${plural(outcome.differences.length, 'difference')}`,
      ...outcome.differences.map(lineOf),
    )
  }
  return { ok: differences === 0, lines, data: { cars, differences } }
}
