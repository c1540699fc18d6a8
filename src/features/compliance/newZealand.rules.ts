/** The rules for a dealer in New Zealand. Where the law weighs each case, a finding is advice and no breach. */
import type { FinanceConfig } from '@/core/dealer/config/tenantConfig'
import {
  type Advert,
  type Rule,
  isAboutCredit,
  isDriveAway,
  leavesOutGst,
  leavesOutOnRoads,
  namesOnRoads,
  namesVehiclePrice,
} from './advert.rules'
import { CLAIM_RULES } from './claimRules.rules'
import { CREDIT_RULES } from './creditRules.rules'
import { FINANCE_RULES } from './financeRules.rules'
import { PRICE_RULES } from './priceRules.rules'

const FAIR_TRADING = 'Fair Trading Act 1986'
const PRICE = `${FAIR_TRADING}: a price must not mislead. Shoppers should see the total that they pay, GST included.`
const PROOF = `${FAIR_TRADING}, section 12A: a claim needs reasonable grounds when it is made.`
const CREDIT =
  'Credit Contracts and Consumer Finance Act 2003: lenders help borrowers to decide, so what is advertised must be clear and right.'

const pricesVehicle = ({ headline }: Advert): boolean => namesVehiclePrice(headline)

const OWN: readonly Rule<Advert>[] = [
  {
    ...{ rule: 'price with GST', field: 'price_note', isMust: true },
    text: 'Give the price with GST: it is what a shopper pays.',
    why: PRICE,
    isBroken: (advert) => pricesVehicle(advert) && leavesOutGst(advert.headline),
  },
  {
    ...{ rule: 'on-road costs', field: 'price_note', isMust: false },
    text: 'Say below the price whether on-road costs are included.',
    why: PRICE,
    isBroken: (advert) =>
      pricesVehicle(advert) && !namesOnRoads(advert.headline) && !isDriveAway(advert.headline),
  },
  {
    ...{ rule: 'total price', field: 'price_text', isMust: false },
    text: 'Give the total with on-road costs where they are known.',
    why: PRICE,
    isBroken: (advert) => pricesVehicle(advert) && leavesOutOnRoads(advert.headline),
  },
  {
    ...{ rule: 'cost of credit', field: 'disclaimer', isMust: false },
    text: 'Name the lender, and the fees that come on top of the rate.',
    why: CREDIT,
    isBroken: ({ words, terms }) => isAboutCredit(words) && !/\bfees?\b/i.test(terms),
  },
]

/** Rules of Australia that apply here too, each with the reason that applies here. */
const SHARED: Readonly<Record<string, string>> = {
  'lowest price': `${FAIR_TRADING}, section 9: a shopper who comes for the lowest price must find it.`,
  'earlier price': `${FAIR_TRADING}, section 13: a saving must be from a price that you really asked.`,
  disclaimer: `${FAIR_TRADING}, section 9: conditions that matter must be shown with the price.`,
  'long disclaimer': 'What counts is the overall impression: small print does not fix a misleading headline.',
  'last day': `${FAIR_TRADING}, section 19: what is advertised must be available for a reasonable time.`,
  hurry: PROOF,
  'best price': PROOF,
  free: PROOF,
  'promise of credit': CREDIT,
  'who is approved': CREDIT,
  'terms of a repayment': CREDIT,
}
const FINANCE: Readonly<Record<string, string>> = {
  lender: CREDIT,
  'who is approved': CREDIT,
  'no comparison rate': 'The website shows a rate only beside a comparison rate, which includes the fees.',
}

const ofHere = <Subject>(
  rules: readonly Rule<Subject>[],
  reasons: Readonly<Record<string, string>>,
): Rule<Subject>[] =>
  rules.flatMap((rule) => {
    const why = reasons[rule.rule]
    return why ? [{ ...rule, why, isMust: rule.rule === 'promise of credit' }] : []
  })

export const NZ_OFFER_RULES: readonly Rule<Advert>[] = [
  ...OWN,
  ...ofHere([...PRICE_RULES, ...CREDIT_RULES, ...CLAIM_RULES], SHARED),
]
export const NZ_FINANCE_RULES: readonly Rule<FinanceConfig>[] = ofHere(FINANCE_RULES, FINANCE)
