import { z } from 'zod'
import { PROVIDER_KINDS } from './financeProviders'

const financeLink = z.object({
  label: z.string().default('Get Your Repayments'),
  /** A path of this site, or with `onBaseDomain` of the dealer's base domain, or a whole https address. */
  href: z.string(),
  onBaseDomain: z.boolean().default(false),
  /** Empty means all. */
  carTypes: z.array(z.enum(['new', 'used', 'demo'])).default([]),
})

const months = z.number().int().min(1).max(120)
const specialRate = z
  .object({
    /** Per cent a year, both. A car whose lender's data have this interest rate is lent at it on these conditions only. */
    interestRate: z.number(),
    comparisonRate: z.number(),
    /** Dollars: once, and with each monthly repayment. */
    setupFee: z.number().default(0),
    monthlyFee: z.number().default(0),
    shortestMonths: months.default(12),
    longestMonths: months.default(84),
    /** Dollars financed; null for no limit. */
    largestAmount: z.number().min(1).nullable().default(null),
    /** Per cent of the price. */
    leastDeposit: z.number().min(0).max(100).default(0),
    balloon: z.boolean().default(false),
  })
  .refine(({ shortestMonths, longestMonths }) => shortestMonths <= longestMonths, {
    path: ['longestMonths'],
    message: 'Use at least the shortest term',
  })

export const financeConfigSchema = z.object({
  /** Key of the lender's data in `finance_lenders`. */
  provider: z.string().nullable().default(null),
  providerKind: z.enum(PROVIDER_KINDS).default('manual'),
  lenderName: z.string().default(''),
  licence: z.string().default(''),
  /** Per cent a year, both. A dated rate replaces them from its first day. */
  interestRate: z.number().default(8.5),
  comparisonRate: z.number().default(0),
  /** Dollars: once, and with each monthly repayment. */
  setupFee: z.number().default(0),
  monthlyFee: z.number().default(0),
  /** yyyy-mm-dd of the dated rate in force. Set when the site is read. */
  ratesFrom: z.string().nullable().default(null),
  specialRates: z.array(specialRate).default([]),
  termMonths: z.number().int().default(60),
  depositPercent: z.number().default(10),
  disclaimer: z.string().default(''),
  /** The dealer belongs to a group whose cars get no estimate. */
  excluded: z.boolean().default(false),
  excludedDealerships: z.array(z.string()).default([]),
  excludedMakes: z.array(z.string()).default(['Suzuki']),
  links: z.array(financeLink).default([]),
})
