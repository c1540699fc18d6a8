import { SEE_WORDS } from '@/features/reservations/reserveSchema.rules'
import type { Reservation } from '@/features/reservations/row'
import { formatMoney } from '@/core/money/format'
import { env } from '@/env'
import { rowHref } from '@/lib/adminHrefs'
import { adminOrigins } from '@/lib/origins'
import { carFact, type LetterKind, type Parts } from '@/core/letter/letter'
import { dealFacts } from './agreed'
import { type Reserved, sampleReserved, untilOf } from './sample'

interface Words {
  car: string
  until: string
  deposit: string
  paid: boolean
}

interface Facts {
  /** Before the car and its numbers. */
  subject: string
  heading: string
  parts: Parts
}

const person = ({ name, email, phone, see, deal }: Reservation): Parts => [
  {
    facts: [
      ['Name', name],
      ['Phone', phone],
      ['Email', email],
      ...(deal.length ? dealFacts({ deal }) : [['How to see it', SEE_WORDS[see ?? 'yard']] as const]),
    ],
  },
]

const KINDS: Record<string, (reserved: Reserved, words: Words) => Facts> = {
  'dealer-held': ({ drive }, { until, deposit, paid }) => ({
    subject: `Held until ${until}`,
    heading: `Held until ${until}`,
    parts: [
      {
        facts: [
          ['Paid online', paid ? deposit : 'Nothing'],
          drive !== null && [
            'Test drive booked',
            `${drive.when}${drive.afterHold ? ', after the hold has ended' : ''}`,
          ],
        ],
      },
      'Call to agree a time. Release, refund or complete the reservation in the admin.',
    ],
  }),
  'dealer-unpaid': ({ row }, { deposit }) => {
    // Paid, and perhaps in time: while the payment service did not answer, somebody else took the car.
    const isLate = row.paid_at !== null
    const subject = isLate ? 'Paid too late' : 'Not paid'
    return {
      subject,
      heading: subject,
      parts: isLate
        ? [
            `The deposit of ${deposit} came too late and goes back by itself. The car is not held.`,
            'Their enquiry stays open: call and offer a car like it.',
          ]
        : [
            `The deposit of ${deposit} was not paid. The car is free again.`,
            'Their enquiry stays open: call and ask what stopped them.',
          ],
    }
  },
  'dealer-unsure': (_reserved, { deposit }) => ({
    subject: 'Payment not known',
    heading: 'Payment not known',
    parts: [
      `The payment service did not answer for three days, so nobody knows whether the deposit of ${deposit} was paid. The car is free again.`,
      'If it was paid, it goes back by itself once the service answers. Their enquiry stays open: call them.',
    ],
  }),
  'dealer-ended': ({ row, drive }, { deposit, paid }) => ({
    subject: 'No longer held',
    heading: 'No longer held',
    parts: [
      row.state === 'cancelled' ? 'The reservation was cancelled.' : 'The hold has run out.',
      paid && `The ${deposit} goes back to the shopper by itself.`,
      drive !== null && `Their test drive stays booked: ${drive.when}`,
    ],
  }),
  'dealer-gone': (_reserved, { until, deposit, paid }) => ({
    subject: 'Sold or withdrawn while held',
    heading: 'Sold or withdrawn while held',
    parts: [
      `The car was marked sold, or withdrawn. It stays held until ${until} for this shopper, who does not know yet.`,
      'Sold to this shopper? Complete the reservation in the admin.',
      `Not for them? Release it there: the shopper gets an email${paid ? `, and the ${deposit} goes back by itself` : ''}.`,
    ],
  }),
  'dealer-refund-failed': (_reserved, { deposit }) => ({
    subject: `A refund failed: ${deposit}`,
    heading: `A refund failed: ${deposit}`,
    parts: [`The provider refused the refund of ${deposit} for three days. Send it back by hand.`],
  }),
}

const SAMPLES: Record<keyof typeof KINDS, string> = {
  'dealer-held': 'Held',
  'dealer-unpaid': 'Not paid',
  'dealer-unsure': 'Payment not known',
  'dealer-ended': 'No longer held',
  'dealer-gone': 'Sold or withdrawn while held',
  'dealer-refund-failed': 'Refund failed',
}

/** How a row is when such a letter goes out. */
const STATES: Record<string, Record<string, unknown>> = {
  'dealer-unpaid': { state: 'expired', money: 'none', paid_at: null },
  'dealer-unsure': { state: 'expired', money: 'none', paid_at: null },
}

export const isDealerKind = (kind: string): boolean => kind in KINDS

export const reservationNotice: LetterKind<Reserved> = {
  name: 'Reservation, to the dealership',
  to: 'dealer',
  write(reserved) {
    const { row, kind } = reserved
    const words = {
      car: row.car_name,
      until: untilOf(reserved),
      deposit: formatMoney(row.amount),
      paid: row.paid_at !== null,
    }
    const reported = KINDS[kind]?.(reserved, words)
    if (!reported) throw new Error(`No words for ${kind}`)
    const about = `${row.car_name} (${row.stocknum}), ${row.reservation_id}`
    return {
      subject:
        kind === 'dealer-refund-failed'
          ? `${reported.subject}, ${row.reservation_id}`
          : `${reported.subject}: ${about}`,
      heading: reported.heading,
      parts: [
        {
          facts: [
            carFact('Car', row.car_name, row.stocknum),
            ['Reference', row.reservation_id],
            row.lead_id !== '' && ['Lead', row.lead_id],
          ],
        },
        ...reported.parts,
        ...person(row),
        { button: 'Open the reservation', href: `${adminOrigins(env)[0]}${rowHref('reservations', row.id)}` },
      ],
    }
  },
  samples: (world) => ({
    ...Object.fromEntries(
      Object.entries(SAMPLES).map(([kind, name]) => [name, sampleReserved(world, kind, STATES[kind])]),
    ),
    'Paid too late': sampleReserved(world, 'dealer-unpaid'),
  }),
}
