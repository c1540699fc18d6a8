import type { SettingSection } from '@/core/settings/field'
import { CAR_TYPES } from './fragments'

export const BUYING: SettingSection = {
  key: 'buying',
  title: 'Reserving and buying',
  help: 'Deposits, how long a car is held, and delivery. Reservations are switched on under Features.',
  groups: [
    {
      title: 'Reservations',
      fields: [
        { path: 'reserve.carTypes', label: 'Cars to reserve', words: CAR_TYPES },
        { path: 'reserve.minimumPrice', label: 'Cars from', unit: '$' },
        {
          path: 'reserve.deposit',
          label: 'Deposit',
          unit: '$',
          help: 'Lower where the law of the state caps it. 0: none.',
        },
        {
          path: 'reserve.depositFromPrice',
          label: 'No deposit below',
          unit: '$',
          help: 'Cheaper cars are held without one.',
        },
        { path: 'reserve.hours', label: 'A car is held for', unit: 'hours' },
        { path: 'reserve.terms', label: 'Terms', as: 'long' },
        {
          path: 'reserve.path',
          label: 'Address of the page',
          words: { checkout: '…/checkout', 'buy-online': '…/buy-online' },
        },
        {
          path: 'payments.test',
          label: 'Test payments',
          help: 'For demonstrations: no money moves.',
        },
      ],
    },
    {
      title: 'Buying online',
      fields: [
        { path: 'purchase.carTypes', label: 'Cars to buy online', words: CAR_TYPES },
        {
          path: 'purchase.delivery',
          label: 'Delivery',
          help: 'None: cars are collected.',
          row: 'zone',
          fields: [
            { path: 'label', label: 'Name', help: 'Such as Greater Melbourne.' },
            { path: 'key', label: 'Short name', help: 'Small letters, digits and hyphens.' },
            { path: 'fee', label: 'Price', unit: '$' },
            { path: 'text', label: 'How long it takes' },
            {
              path: 'days',
              label: 'Earliest, in business days',
              help: 'A car’s page names the day to shoppers who gave their postcode. Empty: no day.',
            },
            {
              path: 'postcodes',
              label: 'Postcodes',
              help: 'One per line: 3350 or 3000-3207. None: every address.',
            },
          ],
        },
        {
          path: 'purchase.handover',
          label: 'Choose the handover online',
          help: 'Who collects the car chooses a day and an hour of the yard’s opening times, two days ahead at the soonest; one handover at a time. Blocked times of a location count.',
        },
        { path: 'purchase.keepDays', label: 'Unfinished purchases are kept for', unit: 'days' },
      ],
    },
  ],
}
