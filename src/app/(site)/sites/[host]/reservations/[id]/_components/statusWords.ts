import { formatMoney } from '@/domain/format'
import { momentText } from '@/domain/reserve/words'
import type { Reservation } from '@/reservations/row'

export interface StatusWords {
  heading: string
  /** Which of the three steps; null when the reservation is over. */
  step: 1 | 2 | null
  hold: { title: string; text: string }
  lines: string[]
  /** What ends it: its label, and what a shopper is asked before. */
  cancel: { label: string; question: string } | null
}

const MONEY: Record<Reservation['money'], (amount: string) => string[]> = {
  none: () => ['Nothing was charged.'],
  open: () => ['Nothing was charged.'],
  paid: (amount) => [`You paid ${amount}. It comes off the price.`],
  refund_due: (amount) => [`Your ${amount} is on its way back. Banks take two to three business days.`],
  refunded: (amount) => [`Your ${amount} went back to your card. Banks take two to three business days.`],
  refund_failed: (amount) => [`Your ${amount} goes back to you by hand: we ring you about it.`],
}

const over = (row: Reservation, heading: string): StatusWords => ({
  heading,
  step: null,
  hold: { title: 'Not held', text: 'Others can reserve it again.' },
  lines: MONEY[row.money](formatMoney(row.amount)),
  cancel: null,
})

/** What the shopper reads, by how the reservation stands. */
export function statusWords(row: Reservation): StatusWords {
  const until = momentText(row.held_until, row.place.zone)
  switch (row.state) {
    case 'pending':
      return {
        heading: 'Pay the deposit',
        step: 1,
        hold: {
          title: `It waits for your payment until ${until}`,
          text: 'Nobody else can reserve it before then.',
        },
        lines: [],
        cancel: { label: 'Give it up', question: 'Others can reserve it at once.' },
      }
    case 'held':
      return {
        heading: `It is yours until ${until}`,
        step: 2,
        hold: { title: `Held until ${until}`, text: 'Nobody else can buy it before then.' },
        lines: row.amount > 0 ? MONEY[row.money](formatMoney(row.amount)) : [],
        cancel: {
          label: row.money === 'paid' ? 'Cancel and refund' : 'Cancel',
          question: 'The hold ends now, and others can reserve it at once.',
        },
      }
    case 'completed':
      return {
        ...over(row, 'It is yours'),
        hold: { title: 'Sold to you', text: 'Thank you.' },
        lines: row.money === 'paid' ? MONEY.paid(formatMoney(row.amount)) : [],
      }
    case 'cancelled':
      return over(row, 'Your reservation is cancelled')
    case 'expired':
      return over(row, 'Your hold has ended')
  }
}
