import type { CollectionConfig } from 'payload'
import { GROUP, menuOf } from '@/access/menu'
import { byTenant } from '@/access/policies'
import { dealerAdmins, everyRole } from '@/access/rules'
import { shownOnSite } from '@/core/dealer/rows/refreshSite'
import { MONTHLY_FEE, RATE, SETUP_FEE } from '@/core/money/limits'
import { date, number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'
import { completeRate } from './hooks/completeRate'
import { ownProvider } from './hooks/ownProvider'
import { checkComparison } from './checkComparison'

const within = ([min, max]: readonly [number, number]) => ({ min, max })

/** A rate has a first day, so that earlier rates stay on record. */
export const FinanceRates: CollectionConfig = {
  slug: 'finance-rates',
  labels: { singular: 'Finance rate', plural: 'Finance rates' },
  admin: {
    useAsTitle: 'effective_from',
    group: GROUP.website,
    hidden: menuOf('dealer_admin'),
    defaultColumns: ['effective_from', 'provider', 'interest_rate', 'comparison_rate'],
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
    text('provider', {
      label: 'Lender key',
      maxLength: 60,
      admin: { description: 'As the stock feed names the lender. Empty means the lender of this site.' },
    }),
    {
      type: 'row',
      fields: [
        number('interest_rate', { required: true, label: 'Interest rate (% p.a.)', ...within(RATE) }),
        {
          ...number('comparison_rate', {
            label: 'Comparison rate (% p.a.)',
            admin: { description: 'Empty: worked out from the rate and the fees, for $30,000 over 5 years.' },
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
