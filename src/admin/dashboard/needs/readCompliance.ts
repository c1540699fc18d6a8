import { idOf } from '@/access/ids'
import { dealerAdmins, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { advertiserOf } from '@/admin/compliance/advertiserOf'
import { dealerZone } from '@/admin/dealerZone'
import { ownRows, type Reading } from '@/admin/ownRows'
import { dayWindow, isOver } from '@/core/place/hours/dayWindow'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { DAY_MS } from '@/lib/time'
import { offersAgainstRules, settingsAgainstRules } from './compliance'
import type { Need } from './need'

async function readOffers(reading: Reading): Promise<Need[]> {
  const at = reading.now.getTime()
  const since = new Date(at - DAY_MS).toISOString()
  const rows = await ownRows(reading, 'offers', {
    _status: { equals: 'published' },
    or: [{ ends_at: { exists: false } }, { ends_at: { greater_than_equal: since } }],
  })
  const offers = rows.map(async ({ tenant: dealer, updatedAt, ...offer }) => {
    const tenant = idOf(dealer) ?? ''
    const [advertiser, zone] = await Promise.all([
      advertiserOf(reading.payload, tenant),
      dealerZone(reading.payload, tenant),
    ])
    const shown = !isOver(dayWindow(null, offer.ends_at, zone), at)
    return shown ? [{ ...offer, tenant, advertiser, at: Date.parse(updatedAt) }] : []
  })
  return offersAgainstRules((await Promise.all(offers)).flat())
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

/** Only dealer admins and the platform change settings, so only they see these needs. */
export async function readCompliance(reading: Reading): Promise<Need[]> {
  const staff = staffOf(reading.user)
  const maySet = worksAs(staff, dealerAdmins)
  return (await Promise.all([readOffers(reading), maySet ? readSettings(reading) : []])).flat()
}
