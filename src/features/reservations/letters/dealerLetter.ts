import { SEE_WORDS } from '@/features/reservations/reserveSchema.rules'
import { lineText } from '@/features/reservations/newRow'
import type { Reservation } from '@/features/reservations/row'
import { env } from '@/env'
import { rowHref } from '@/lib/adminHrefs'
import { adminOrigins } from '@/lib/origins'
import type { Drive, Letter } from './frame'

interface Words {
  car: string
  until: string
  deposit: string
  paid: boolean
  drive: Drive | null
}

const person = ({ name, email, phone, see, deal }: Reservation): string[] => [
  `Name: ${name}`,
  `Phone: ${phone}`,
  `Email: ${email}`,
  ...(deal.length ? deal.map(lineText) : [`How to see it: ${SEE_WORDS[see ?? 'yard']}`]),
]

/** Null for mails that go to the shopper. */
export function dealerLetter(row: Reservation, kind: string, words: Words): Letter | null {
  const { car, until, deposit, paid, drive } = words
  const about = [
    `${car}, stock number ${row.stocknum}, reference ${row.reservation_id}`,
    row.lead_id && `Lead ${row.lead_id}`,
    `${adminOrigins(env)[0]}${rowHref('reservations', row.id)}`,
  ]
    .filter(Boolean)
    .join('\n')
  switch (kind) {
    case 'dealer-held':
      return {
        subject: `Held until ${until}: ${car} (${row.stocknum}), ${row.reservation_id}`,
        lines: [
          about,
          paid ? `Paid online: ${deposit}` : 'Nothing was paid online.',
          '',
          ...person(row),
          drive !== null &&
            `Test drive booked: ${drive.when}${drive.afterHold ? ', after the hold has ended' : ''}`,
          '',
          'Ring to agree a time. Release, refund or complete it in the admin, under Leads and shoppers, Reservations.',
        ],
      }
    case 'dealer-unpaid': {
      // Paid, and perhaps in time: while the payment service did not answer, somebody else took the car.
      const isLate = row.paid_at !== null
      return {
        subject: `${isLate ? 'Paid too late' : 'Not paid'}: ${car} (${row.stocknum}), ${row.reservation_id}`,
        lines: [
          about,
          isLate
            ? `The deposit of ${deposit} came too late and goes back by itself. The car is not held.`
            : `The deposit of ${deposit} was not paid. The car is free again.`,
          isLate
            ? 'Their enquiry stays: ring and offer a car like it.'
            : 'Their enquiry stays: ring and ask what stopped them.',
          '',
          ...person(row),
        ],
      }
    }
    case 'dealer-unsure':
      return {
        subject: `Payment not known: ${car} (${row.stocknum}), ${row.reservation_id}`,
        lines: [
          about,
          `The payment service did not answer for three days, so nobody knows whether the deposit of ${deposit} was paid. The car is free again.`,
          'If it was paid, it goes back by itself once the service answers. Their enquiry stays: ring them.',
          '',
          ...person(row),
        ],
      }
    case 'dealer-ended':
      return {
        subject: `No longer held: ${car} (${row.stocknum}), ${row.reservation_id}`,
        lines: [
          about,
          row.state === 'cancelled' ? 'The reservation was cancelled.' : 'The time of the hold has ended.',
          paid && `The ${deposit} goes back to the shopper by itself.`,
          '',
          ...person(row),
          drive !== null && `Their test drive stays booked: ${drive.when}`,
        ],
      }
    case 'dealer-gone':
      return {
        subject: `Sold or withdrawn while it is held: ${car} (${row.stocknum}), ${row.reservation_id}`,
        lines: [
          about,
          `The car was marked sold, or withdrawn. It stays held until ${until} for this shopper, who knows nothing of it.`,
          'Sold to this shopper? Complete the reservation in the admin, under Leads and shoppers, Reservations.',
          `Not for them? Release it there: the shopper gets a mail${paid ? `, and the ${deposit} goes back by itself` : ''}.`,
          '',
          ...person(row),
        ],
      }
    case 'dealer-refund-failed':
      return {
        subject: `A refund failed: ${deposit}, ${row.reservation_id}`,
        lines: [
          about,
          `The provider refused the refund of ${deposit} for three days. Send it back by hand.`,
          '',
          ...person(row),
        ],
      }
    default:
      return null
  }
}
