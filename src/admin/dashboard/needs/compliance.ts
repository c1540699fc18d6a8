import { financeFindings, offerFindings } from '@/features/compliance/findings.rules'
import type { Finding, OfferWords, Advertiser } from '@/features/compliance/advert.rules'
import { type Country, countryFacts } from '@/core/dealer/country/country'
import { type FinanceConfig, tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { rowHref } from '@/lib/adminHrefs'
import { idOf } from '@/access/ids'
import { dealerAdmins, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { advertiserOf } from '@/admin/compliance/advertiserOf'
import { dealerZone } from '@/admin/dealerZone'
import { ownRows, type Reading } from '@/admin/ownRows'
import { dayWindow, isOver } from '@/core/place/hours/dayWindow'
import { DAY_MS } from '@/lib/time'
import type { Need } from './need'

export interface ShownOffer extends OfferWords {
  id: string
  tenant: string
  name: string
  /** Epoch milliseconds. */
  at: number
  advertiser: Advertiser
}

const musts = (findings: readonly Finding[]): Finding[] => findings.filter(({ isMust }) => isMust)
const WITHOUT_LICENCE = 'dealer licence'

/** Offers on show that break a rule. A missing licence is listed once, with the dealer's settings. */
export function offersAgainstRules(offers: readonly ShownOffer[]): Need[] {
  return offers.flatMap((offer): Need[] => {
    const { id, tenant, name, at, advertiser } = offer
    const [first, ...more] = musts(offerFindings(offer, advertiser)).filter(
      ({ rule }) => rule !== WITHOUT_LICENCE,
    )
    if (!first) return []
    return [
      {
        ...{ id: `rules ${id}`, tenant, tone: 'bad', due: at },
        title: `“${name}” breaks an advertising rule`,
        why: more.length ? `${first.text} And ${more.length} more.` : first.text,
        act: 'Fix the wording',
        href: rowHref('offers', id),
      },
    ]
  })
}

export interface DealerWords {
  tenant: string
  country: Country
  licence: string
  finance: FinanceConfig
  showsFinance: boolean
  /** Epoch milliseconds. */
  at: number
}

export function settingsAgainstRules({
  tenant,
  country,
  licence,
  finance,
  showsFinance,
  at,
}: DealerWords): Need[] {
  const need = (section: string, title: string, why: string): Need => ({
    ...{ id: `rules ${section} ${tenant}`, tenant, tone: 'bad', due: at, title, why },
    act: 'Open the settings',
    href: `${rowHref('tenants', tenant)}#settings-${section}`,
  })
  const [first] = showsFinance ? musts(financeFindings(finance, country)) : []
  return [
    ...(!countryFacts(country).licenceInAdverts || /\d/.test(licence)
      ? []
      : [
          need(
            'business',
            'The website shows no dealer licence number',
            'Every advertisement of a motor dealer must show it.',
          ),
        ]),
    ...(first ? [need('finance', 'The finance wording breaks an advertising rule', first.text)] : []),
  ]
}

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
