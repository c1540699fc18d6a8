import { comparisonOf, isCompared } from '@/core/money/comparison'
import type { FinanceConfig } from '@/core/dealer/config/tenantConfig'
import type { Rule } from './advert.rules'

const S164 =
  'National Credit Code, section 164: the comparison rate includes the known fees, and must appear beside each rate.'
/** Per cent: lenders round. */
const ROUNDING = 0.05

/** Without a comparison rate the website shows no rate at all. */
const showsRate = (finance: FinanceConfig): boolean =>
  Boolean(finance.provider) && isCompared(finance) && !finance.excluded

export const FINANCE_RULES: readonly Rule<FinanceConfig>[] = [
  {
    ...{ rule: 'lowest comparison rate', field: 'finance.comparisonRate', isMust: true },
    text: 'The comparison rate is too low for this interest rate and these fees: ask the lender for the right one.',
    why: S164,
    isBroken: (finance) =>
      showsRate(finance) && finance.comparisonRate + ROUNDING < comparisonOf(finance.interestRate, finance),
  },
  {
    ...{ rule: 'lowest comparison rate of a special rate', field: 'finance.specialRates', isMust: true },
    text: 'The comparison rate of a special rate is lower than its interest rate with its fees allows: ask the lender for the right one.',
    why: S164,
    isBroken: (finance) =>
      showsRate(finance) &&
      finance.specialRates.some(
        (special) => special.comparisonRate + ROUNDING < comparisonOf(special.interestRate, special),
      ),
  },
  {
    ...{ rule: 'credit licence', field: 'finance.licence', isMust: true },
    text: 'Write the Australian Credit Licence number of the lender.',
    why: 'National Consumer Credit Protection Act, section 52: advertisements for credit must show the number.',
    isBroken: (finance) => showsRate(finance) && !/\d/.test(finance.licence),
  },
  {
    ...{ rule: 'lender', field: 'finance.lenderName', isMust: true },
    text: 'Name the lender: shoppers must know whose credit it is.',
    why: 'ASIC Regulatory Guide 234.',
    isBroken: (finance) => showsRate(finance) && !finance.lenderName.trim(),
  },
  {
    ...{ rule: 'who is approved', field: 'finance.disclaimer', isMust: false },
    text: 'Say in the words beside the rate who can have it, such as “approved applicants only”.',
    why: 'ASIC Regulatory Guide 234: the first impression of an advertisement for credit must be right.',
    isBroken: (finance) =>
      showsRate(finance) && !/approved|lending criteria|subject to approval/i.test(finance.disclaimer),
  },
  {
    ...{ rule: 'no comparison rate', field: 'finance.comparisonRate', isMust: false },
    text: 'Write the comparison rate: until then the website shows no repayments.',
    why: S164,
    isBroken: (finance) => Boolean(finance.provider) && !isCompared(finance) && !finance.excluded,
  },
]
