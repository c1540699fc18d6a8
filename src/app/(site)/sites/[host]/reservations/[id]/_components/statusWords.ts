import { formatMoney } from '@/core/money/format'
import { wasSoldAway } from '@/features/reservations/hold.rules'
import { t } from '@/lib/words'
import type { Reservation } from '@/features/reservations/row'
import { locationMoment } from '@/core/place/moments'

export interface StatusWords {
  heading: string
  /** Which of the three steps; null when the reservation has ended. */
  step: 1 | 2 | null
  hold: { title: string; text: string }
  lines: string[]
  cancel: { label: string; question: string } | null
}

const MONEY: Record<Reservation['money'], (amount: string) => string[]> = {
  none: () => [t('Nothing was charged.')],
  open: () => [t('Nothing was charged.')],
  paid: (amount) => [t('You paid {amount}. It comes off the price.', { amount })],
  refund_due: (amount) => [
    t('Your {amount} is on its way back. Banks take two to three business days.', { amount }),
  ],
  refunded: (amount) => [
    t('Your {amount} went back to your card. Banks take two to three business days.', { amount }),
  ],
  refund_failed: (amount) => [t('Your {amount} goes back to you by hand: we ring you about it.', { amount })],
}

const over = (row: Reservation, heading: string): StatusWords => ({
  heading,
  step: null,
  hold: { title: t('Not held'), text: t('Others can reserve it again.') },
  lines: MONEY[row.money](formatMoney(row.amount)),
  cancel: null,
})

/** Only staff know whom it was sold to: the car's page says the same meanwhile. */
const checking = (row: Reservation): StatusWords => ({
  heading: t('We are checking this reservation'),
  step: 2,
  hold: {
    title: t('Marked as sold'),
    text: t('We are checking whether that is your sale, and ring you.'),
  },
  lines: [
    t('The car was marked as sold. We are checking whether that is your sale, and ring you.'),
    ...(row.money === 'paid'
      ? [
          t('Your {amount} is safe: it comes off the price, or goes back in full.', {
            amount: formatMoney(row.amount),
          }),
        ]
      : []),
  ],
  cancel: {
    label: t(row.money === 'paid' ? 'Cancel and refund' : 'Cancel'),
    question: t('Your reservation ends now.'),
  },
})

/** `isGone`: the car is sold, or not on the website any more. */
export function statusWords(row: Reservation, dealersZone: string, isGone: boolean): StatusWords {
  if (row.state === 'held' && isGone) return checking(row)
  const until = locationMoment(row.held_until, row.place.zone, dealersZone)
  switch (row.state) {
    case 'pending':
      return {
        heading: t('Pay the deposit'),
        step: 1,
        hold: {
          title: t('It waits for your payment until {until}', { until }),
          text: t('Nobody else can reserve it before then.'),
        },
        lines: [],
        cancel: { label: t('Give it up'), question: t('Others can reserve it at once.') },
      }
    case 'held':
      return {
        heading: t('It is yours until {until}', { until }),
        step: 2,
        hold: { title: t('Held until {until}', { until }), text: t('Nobody else can buy it before then.') },
        lines: row.amount > 0 ? MONEY[row.money](formatMoney(row.amount)) : [],
        cancel: {
          label: t(row.money === 'paid' ? 'Cancel and refund' : 'Cancel'),
          question: t('The hold ends now, and others can reserve it at once.'),
        },
      }
    case 'completed':
      return {
        ...over(row, t('It is yours')),
        hold: { title: t('Sold to you'), text: t('Thank you.') },
        lines: row.money === 'paid' ? MONEY.paid(formatMoney(row.amount)) : [],
      }
    case 'cancelled':
      return wasSoldAway(row)
        ? {
            ...over(row, t('This car was sold')),
            hold: { title: t('Not held'), text: t('It was sold.') },
            lines: [
              t('We are sorry: it was sold, so your reservation has ended.'),
              ...MONEY[row.money](formatMoney(row.amount)),
            ],
          }
        : over(row, t('Your reservation is cancelled'))
    case 'expired':
      return over(row, t('Your hold has ended'))
  }
}
