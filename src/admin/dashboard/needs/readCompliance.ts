import { idOf } from '@/access/ids'
import { dealerAdmins, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { advertiserOf } from '@/admin/compliance/advertiserOf'
import { ownRows, type Reading } from '@/admin/ownRows'
import { tenantConfigSchema } from '@/domain/tenant/tenantConfig'
import { offersAgainstRules, settingsAgainstRules } from './compliance'
import type { Need } from './need'

async function readOffers(reading: Reading): Promise<Need[]> {
  const now = reading.now.toISOString()
  const rows = await ownRows(reading, 'offers', {
    _status: { equals: 'published' },
    or: [{ ends_at: { exists: false } }, { ends_at: { greater_than_equal: now } }],
  })
  const offers = rows.map(async ({ tenant: dealer, updatedAt, ...offer }) => {
    const tenant = idOf(dealer) ?? ''
    const advertiser = await advertiserOf(reading.payload, tenant)
    return { ...offer, tenant, advertiser, at: Date.parse(updatedAt) }
  })
  return offersAgainstRules(await Promise.all(offers))
}

async function readSettings(reading: Reading): Promise<Need[]> {
  const rows = await ownRows(reading, 'tenants', { status: { equals: 'active' } })
  return rows.flatMap(({ id, config, updatedAt }) => {
    const parsed = tenantConfigSchema.safeParse(config)
    if (!parsed.success) return []
    const { country, licence, finance, features } = parsed.data
    const at = Date.parse(updatedAt)
    return settingsAgainstRules({ tenant: id, country, licence, finance, showsFinance: features.finance, at })
  })
}

/** Settings are changed by dealer admins and the platform: nobody else is asked to. */
export async function readCompliance(reading: Reading): Promise<Need[]> {
  const staff = staffOf(reading.user)
  const maySet = worksAs(staff, dealerAdmins)
  return (await Promise.all([readOffers(reading), maySet ? readSettings(reading) : []])).flat()
}
