import {
  type Advert,
  advertOf,
  type OfferWords,
  type Advertiser,
  findingsOf,
  type Finding,
  type Rule,
} from './advert.rules'
import { CLAIM_RULES } from './claimRules.rules'
import { CREDIT_RULES } from './creditRules.rules'
import { NZ_OFFER_RULES, NZ_FINANCE_RULES } from './newZealand.rules'
import { PRICE_RULES } from './priceRules.rules'
import type { Country } from '@/core/dealer/country/country'
import type { FinanceConfig } from '@/core/dealer/config/tenantConfig'
import { FINANCE_RULES } from './financeRules.rules'
import { formatLongDate } from '@/lib/dates'
import { dayWindow, isOver } from '@/core/place/hours/dayWindow'

const RULES: Record<Country, { offers: readonly Rule<Advert>[]; finance: readonly Rule<FinanceConfig>[] }> = {
  AU: { offers: [...PRICE_RULES, ...CREDIT_RULES, ...CLAIM_RULES], finance: FINANCE_RULES },
  NZ: { offers: NZ_OFFER_RULES, finance: NZ_FINANCE_RULES },
}

export const offerFindings = (offer: OfferWords, { country, licence }: Advertiser): Finding[] =>
  findingsOf(RULES[country].offers, advertOf(offer, licence))

export const financeFindings = (finance: FinanceConfig, country: Country): Finding[] =>
  findingsOf(RULES[country].finance, finance)

/** Said while the last day is typed: an offer that is over can be published, and no shopper sees it. */
export function pastDay(ends_at: string | null | undefined, zone: string, now: Date): Finding[] {
  const run = dayWindow(null, ends_at, zone)
  if (run.last_day === null || !isOver(run, now.getTime())) return []
  return [
    {
      ...{ rule: 'past day', field: 'ends_at', isMust: false },
      text: `The last day, ${formatLongDate(run.last_day)}, is past: shoppers do not see this offer. Set a later day.`,
      why: 'An offer is on the website until 11:59 pm of its last day. After that its page only says that it has ended.',
    },
  ]
}
