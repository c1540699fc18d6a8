import { financeFindings, offerFindings } from '@/features/compliance/findings.rules'
import type { Finding, OfferWords, Advertiser } from '@/features/compliance/advert.rules'
import type { Country } from '@/core/dealer/country/country'
import type { FinanceConfig } from '@/core/dealer/config/tenantConfig'
import { rowHref } from '@/lib/adminHrefs'
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
    // Only the laws of Australian states require it in each advertisement.
    ...(country !== 'AU' || /\d/.test(licence)
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
