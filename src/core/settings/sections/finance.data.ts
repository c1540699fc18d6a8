import type { SettingSection } from '@/core/settings/field'
import { carTypes } from './fragments'

export const FINANCE: SettingSection = {
  key: 'finance',
  title: 'Finance',
  help: 'The lender, its rates and what must be said beside them. Rates with a first day are under Website, Finance rates.',
  groups: [
    {
      title: 'Lender',
      fields: [
        { path: 'finance.lenderName', label: 'Name' },
        { path: 'finance.licence', label: 'Credit licence' },
        {
          path: 'finance.providerKind',
          label: 'How it works out a repayment',
          words: {
            'year-and-rate': 'By the car’s year and a rate, per week',
            'available-only': 'Only where the lender has a figure, per week',
            weekly: 'Per week',
            'weekly-share': 'Per week, deposit as a share',
            monthly: 'Per month',
            'available-monthly': 'Only where the lender has a figure, per month',
            manual: 'From the rate below',
            'comparison-service': 'By a comparison service',
          },
        },
        {
          path: 'finance.provider',
          label: 'The lender’s name in stock feeds',
          help: 'As the feed writes it. Empty: none.',
        },
      ],
    },
    {
      title: 'Rates',
      fields: [
        {
          path: 'finance.interestRate',
          label: 'Interest rate (% p.a.)',
          unit: '%',
          help: 'From its first day a rate under Website, Finance rates is shown in place of this one, with its own comparison rate and fees.',
        },
        {
          path: 'finance.comparisonRate',
          label: 'Comparison rate (% p.a.)',
          unit: '%',
          help: 'Shown as large as the interest rate.',
        },
        { path: 'finance.setupFee', label: 'Establishment fee', unit: '$' },
        { path: 'finance.monthlyFee', label: 'Monthly fee', unit: '$' },
        { path: 'finance.termMonths', label: 'Default term', unit: 'months' },
        { path: 'finance.depositPercent', label: 'Default deposit', unit: '%' },
        { path: 'finance.disclaimer', label: 'What must be said', as: 'long' },
      ],
    },
    {
      title: 'Special rates',
      help: 'Rates that the lender gives on conditions only. Where a car or a shopper’s choice does not meet the conditions, the usual rate above is shown.',
      fields: [
        {
          path: 'finance.specialRates',
          label: 'Special rates',
          row: 'rate',
          fields: [
            {
              path: 'interestRate',
              label: 'Interest rate (% p.a.)',
              unit: '%',
              help: 'As the stock feed sends it: the conditions hold for each car that comes with this rate.',
            },
            { path: 'comparisonRate', label: 'Comparison rate (% p.a.)', unit: '%' },
            { path: 'setupFee', label: 'Establishment fee', unit: '$' },
            { path: 'monthlyFee', label: 'Monthly fee', unit: '$' },
            { path: 'shortestMonths', label: 'Shortest term', unit: 'months' },
            { path: 'longestMonths', label: 'Longest term', unit: 'months' },
            { path: 'largestAmount', label: 'Largest amount financed', unit: '$', help: 'Empty: no limit.' },
            { path: 'leastDeposit', label: 'Smallest deposit', unit: '%', help: 'Of the price. 0: none.' },
            { path: 'balloon', label: 'A balloon is allowed' },
          ],
        },
      ],
    },
    {
      title: 'Without an estimate',
      fields: [
        { path: 'finance.excluded', label: 'No car has one' },
        { path: 'finance.excludedDealerships', label: 'These dealerships', as: 'dealerships' },
        { path: 'finance.excludedMakes', label: 'These makes', help: 'One per line.' },
      ],
    },
    {
      title: 'Calculators elsewhere',
      fields: [
        {
          path: 'finance.links',
          label: 'Links',
          row: 'link',
          fields: [
            { path: 'label', label: 'Text' },
            { path: 'href', label: 'Link', as: 'link' },
            {
              path: 'onBaseDomain',
              label: 'On your other website',
              help: 'Its address is under Business and legal.',
            },
            carTypes('None ticked: all.'),
          ],
        },
      ],
    },
  ],
}
