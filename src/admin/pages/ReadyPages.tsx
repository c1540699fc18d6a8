import type { BeforeListTableServerProps } from 'payload'
import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { ownRows } from '@/admin/ownRows'
import { offeredReadyPages } from '@/features/pages/readyPages.rules'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { ReadyPageForm } from './ReadyPageForm'

/** Above the list of pages: makes a new page that has blocks and words already. */
export async function ReadyPages({ payload, user }: Pick<BeforeListTableServerProps, 'payload' | 'user'>) {
  const staff = staffOf(user)
  if (!user || !worksAs(staff, editors)) return null
  const tenants = await ownRows({ payload, user }, 'tenants', {}, { limit: 500, sort: 'name' })
  const dealers = tenants.map(({ id, name, config }) => {
    const hasFinance = tenantConfigSchema.safeParse(config).data?.features.finance ?? false
    return { id, name, pages: offeredReadyPages({ hasFinance }) }
  })
  return dealers.length ? <ReadyPageForm dealers={dealers} /> : null
}
