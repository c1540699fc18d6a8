import type { CollectionConfig, CollectionBeforeValidateHook } from 'payload'
import { GROUP, menuOf } from '@/access/menu'
import { byTenant } from '@/access/policies'
import { dealerAdmins, everyRole } from '@/access/rules'
import { shownOnSite } from '@/core/dealer/rows/refreshSite'
import { MONTHLY_FEE, RATE, SETUP_FEE, COMPARISON_RATE } from '@/core/money/limits'
import { date, number, text } from '@/fields/plain'
import { column, figureColumn } from '@/fields/rowCells'
import { tenantField } from '@/fields/tenant'
import { completeRate } from './hooks/completeRate'

import { comparisonOf } from '@/core/money/comparison'
import { formatPercent } from '@/core/money/format'
import { idOf, recordOf } from '@/access/ids'
import { onlyTenantOf } from '@/access/staff'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'

/** Fills in the lender's key, which staff need not know. */
const ownProvider: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const { provider, tenant } = { ...recordOf(originalDoc), ...recordOf(data) }
  const id = idOf(tenant) ?? onlyTenantOf(req.user)
  if (!data || provider || !id) return data
  const row = await req.payload.findByID({
    collection: 'tenants',
    id,
    depth: 0,
    select: { config: true },
    overrideAccess: false,
    req,
    disableErrors: true,
  })
  const config = tenantConfigSchema.safeParse(row?.config)
  return config.success && config.data.finance.provider
    ? { ...data, provider: config.data.finance.provider }
    : data
}

const amountOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

const [, MAX_PERCENT] = COMPARISON_RATE

/** The advertised comparison rate may not be lower than the one computed from rate and fees. */
const checkComparison = (
  value: unknown,
  { siblingData }: { siblingData: Partial<Record<string, unknown>> },
): string | true => {
  // Empty: completeRate fills it in before the row is stored.
  if (typeof value !== 'number') return true
  if (value > MAX_PERCENT) return `Use at most ${MAX_PERCENT}.`
  const fees = { setupFee: amountOf(siblingData.setup_fee), monthlyFee: amountOf(siblingData.monthly_fee) }
  const least = comparisonOf(amountOf(siblingData.interest_rate), fees)
  if (!Number.isFinite(least))
    return 'Check the rate and the fees first: nothing can be worked out from them.'
  return value >= least || `With this rate and these fees it is ${formatPercent(least)}. Type that, or more.`
}

const within = ([min, max]: readonly [number, number]) => ({ min, max })

/** A rate has a first day, so that earlier rates stay on record. */
const CELLS = '/admin/finance/RateCells'
const PERCENT = `${CELLS}#PercentCell`

export const FinanceRates: CollectionConfig = {
  slug: 'finance-rates',
  labels: { singular: 'Finance rate', plural: 'Finance rates' },
  admin: {
    useAsTitle: 'effective_from',
    group: GROUP.website,
    hidden: menuOf(dealerAdmins),
    listSearchableFields: ['provider'],
    defaultColumns: ['effective_from', 'applies', 'interest_rate', 'comparison_rate', 'example'],
    description:
      'The rates behind the repayments that shoppers work out. Each applies from midnight on its first day.',
  },
  defaultSort: '-effective_from',
  access: byTenant({
    read: everyRole,
    create: dealerAdmins,
    update: dealerAdmins,
    delete: dealerAdmins,
  }),
  lockDocuments: false,
  disableDuplicate: true,
  hooks: { ...shownOnSite, beforeValidate: [ownProvider, completeRate] },
  fields: [
    tenantField(),
    date('effective_from', { required: true, index: true, label: 'From' }),
    column('applies', 'State', `${CELLS}#RateStateCell`),
    figureColumn('example', '$30,000 over 5 years', `${CELLS}#ExampleCell`),
    text('provider', {
      label: 'Lender key',
      maxLength: 60,
      admin: { description: 'As the stock feed names the lender. Empty means the lender of this site.' },
    }),
    {
      type: 'row',
      fields: [
        number('interest_rate', {
          ...{ required: true, label: 'Interest rate (% p.a.)', ...within(RATE) },
          admin: { components: { Cell: PERCENT } },
        }),
        {
          ...number('comparison_rate', {
            label: 'Comparison rate (% p.a.)',
            admin: {
              components: { Cell: PERCENT },
              description: 'Empty: worked out from the rate and the fees, for $30,000 over 5 years.',
            },
          }),
          validate: checkComparison,
        },
      ],
    },
    {
      type: 'row',
      fields: [
        number('setup_fee', { label: 'Establishment fee, $', ...within(SETUP_FEE), defaultValue: 0 }),
        number('monthly_fee', { label: 'Monthly fee, $', ...within(MONTHLY_FEE), defaultValue: 0 }),
      ],
    },
  ],
  indexes: [{ fields: ['tenant', 'provider', 'effective_from'], unique: true }],
}
