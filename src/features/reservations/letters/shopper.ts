import { formatMoney } from '@/core/money/format'
import { CAR_GONE, isOpen, wasSoldAway } from '@/features/reservations/hold.rules'
import {
  carFact,
  type Fact,
  greeting,
  type Letter,
  type LetterKind,
  type Part,
  type Parts,
} from '@/core/letter/letter'
import { ANNOUNCES_REFUND } from '@/features/reservations/owed'
import { statusPath } from '@/features/reservations/payUrl'
import { agreedFacts } from './agreed'
import { type Drive, type Reserved, sampleReserved, untilOf } from './sample'

const REFUND_DAYS = 'Banks take two to three business days to show it.'

interface Words {
  car: string
  reference: Fact
  /** The car's page, and what was agreed about it. */
  about: readonly (Fact | false)[]
  link: string
  until: string
  deposit: string
  paid: boolean
  place: Part
}
type Body = Omit<Letter, 'greeting'>

/** `stays`: the hold has ended, and the booking is another thing. */
const driveParts = (drive: Drive | null, stays = false): Parts =>
  drive
    ? [
        {
          link: 'Move or cancel the test drive',
          href: drive.link,
          before: `Your test drive ${stays ? 'stays' : 'is'} booked for ${drive.when}. Move or cancel it:`,
        },
        drive.afterHold && !stays && 'The hold ends before it. Call us if you need more time.',
      ]
    : []

const held = ({ drive }: Reserved, words: Words): Body => {
  const { car, reference, about, link, until, deposit, paid, place } = words
  return {
    subject: `Reserved until ${until}: ${car}`,
    heading: 'It is reserved for you',
    parts: [
      `The ${car} is held for you until ${until}. Nobody else can buy it before then.`,
      { facts: [reference, paid && ['Deposit paid', `${deposit}. It comes off the price.`], ...about] },
      {
        button: 'See or cancel it',
        href: link,
        before: `Not for you? Cancel any time before then${paid ? ', and the deposit goes back in full' : ''}:`,
      },
      ...driveParts(drive),
      place,
    ],
  }
}

const pending = (_: Reserved, { car, reference, about, link, until, deposit, place }: Words): Body => ({
  subject: `Waiting for your deposit until ${until}: ${car}`,
  heading: 'Waiting for your deposit',
  parts: [
    `Pay the deposit of ${deposit} by ${until} to hold the ${car}. Nobody else can reserve it before then.`,
    { facts: [reference, ...about] },
    {
      button: 'Open your reservation',
      href: link,
      before: 'Pay or cancel here, on any device. Keep this link to yourself:',
    },
    'Nothing is charged before you pay.',
    place,
  ],
  why: ['Not you? Then somebody typed your address by mistake, and the reservation ends by itself.'],
})

const refund = (subject: string, first: string, link: string): Body => ({
  subject,
  heading: subject,
  parts: [`${first} ${REFUND_DAYS}`, { button: 'See your reservation', href: link }],
})

const KINDS: Record<string, (reserved: Reserved, words: Words) => Body> = {
  pending,
  held,
  link: (reserved, words) => (reserved.row.state === 'held' ? held : pending)(reserved, words),
  late: (_, { car, about, deposit }) => ({
    subject: `Your ${deposit} is on its way back: ${car}`,
    heading: `Your ${deposit} is on its way back`,
    parts: [
      `Your payment for the ${car} arrived after its time had ended, so the car is not held for you.`,
      `We are sending the ${deposit} back in full. ${REFUND_DAYS}`,
      { facts: about },
    ],
  }),
  // The payment service never answered: nobody knows whether the card was charged.
  unsure: ({ row }, { car, about, deposit, place }) => ({
    subject: `Not held: ${car}`,
    heading: 'The car is not held for you',
    parts: [
      `The ${car} is not held for you: our payment service did not answer, so we could not see whether your deposit of ${deposit} was paid.`,
      `Most likely no money was taken. If your card was charged, the ${deposit} goes back in full by itself once the service answers.`,
      `Would you still like the car, or is the money not back within three business days? Answer this email, or call us, and say ${row.reservation_id}.`,
      { facts: about },
      place,
    ],
  }),
  expired: ({ drive }, { car, about, deposit, paid }) => ({
    subject: `Your hold has ended: ${car}`,
    heading: 'Your hold has ended',
    parts: [
      `The ${car} is no longer held for you.`,
      paid && `Your deposit of ${deposit} goes back to your card by itself. ${REFUND_DAYS}`,
      'Still interested? While nobody else has it, you can reserve it again:',
      { facts: about },
      ...driveParts(drive, true),
    ],
  }),
  ending: ({ drive }, { car, about, link, until, deposit, paid, place }) => ({
    subject: `Your hold ends ${until}: ${car}`,
    heading: `Your hold ends ${until}`,
    parts: [
      `The ${car} is held for you until ${until}.`,
      'Would you like it? Call us or come in before then.',
      `Otherwise there is nothing to do: the hold ends by itself${paid ? `, and your deposit of ${deposit} goes back in full` : ''}.`,
      { button: 'See or cancel it', href: link },
      { facts: about },
      ...driveParts(drive),
      place,
    ],
  }),
  cancelled: ({ row, like, drive }, { car, about, deposit, paid }) =>
    wasSoldAway(row)
      ? {
          subject: `Sold: ${car}`,
          heading: 'The car was sold',
          parts: [
            `We are sorry: the ${car} was sold, so your reservation of it has ended.`,
            paid && `Your deposit of ${deposit} goes back to your card in full. ${REFUND_DAYS}`,
            like.length > 0 && 'The closest to it, in stock now:',
            like.length > 0 && { cars: like },
          ],
        }
      : {
          subject: `Cancelled: ${car}`,
          heading: 'Your reservation is cancelled',
          parts: [
            `Your reservation of the ${car} is cancelled.`,
            paid && `Your deposit of ${deposit} goes back to your card. ${REFUND_DAYS}`,
            { facts: about },
            ...driveParts(drive, true),
          ],
        },
  'refund-started': (_, { car, link, deposit }) =>
    refund(
      'Your refund has started',
      `We are sending back the ${deposit} that you paid for the ${car}.`,
      link,
    ),
  refunded: (_, { car, link, deposit }) =>
    refund(`Refunded: ${deposit}`, `${deposit} for the ${car} went back to your card today.`, link),
}

/** False for a kind that has no words, and once it was paid or ended before it went out: such a mail is dropped. */
export function isStillTrue(kind: string, row: Reserved['row']): boolean {
  if (kind === 'pending') return row.state === 'pending'
  if (kind === 'link') return isOpen(row)
  return kind in KINDS && (kind !== 'ending' || row.state === 'held')
}

const SAMPLES: Record<keyof typeof KINDS, string> = {
  pending: 'Waiting for the deposit',
  held: 'Reserved',
  link: 'Link sent again',
  late: 'Paid too late',
  unsure: 'Payment not known',
  expired: 'Hold ended',
  ending: 'Hold ends soon',
  cancelled: 'Cancelled',
  'refund-started': 'Refund started',
  refunded: 'Refunded',
}

/** How a row is when such a letter goes out. */
const STATES: Record<string, Record<string, unknown>> = {
  pending: { state: 'pending', money: 'none', paid_at: null },
  expired: { state: 'expired', money: 'refund_due' },
  cancelled: { state: 'cancelled', money: 'refund_due' },
}

export const reservation: LetterKind<Reserved> = {
  name: 'Reservation',
  to: 'shopper',
  write(reserved) {
    const { site, row, kind } = reserved
    const { name, address, phone } = row.place
    const deposit = formatMoney(row.amount)
    const body = KINDS[kind]?.(reserved, {
      car: row.car_name,
      reference: ['Reference', row.reservation_id],
      about: [
        carFact('The car', row.car_name, row.stocknum, `${site.origin}/cars/${row.car_slug}`),
        ...agreedFacts(row),
      ],
      link: `${site.origin}${statusPath(row)}`,
      until: untilOf(reserved),
      deposit,
      paid: row.paid_at !== null,
      place: { lines: [name, address, phone] },
    })
    if (!body) throw new Error(`A reservation has no letter ${kind}`)
    // The money went back before the news of it went out: one mail says both. A sale is the greater news.
    const isBack = ANNOUNCES_REFUND.has(kind) && row.money === 'refunded' && !wasSoldAway(row)
    const subject = `${isBack ? `Refunded: ${deposit}. ` : ''}${body.subject} (${row.reservation_id})`
    return { ...body, subject, greeting: greeting(row.name) }
  },
  /** No link and nothing that was typed: the number may be another person's. */
  sms(reserved) {
    if (reserved.kind !== 'ending') return ''
    const { site, row } = reserved
    const { name, phone } = row.place
    return `${site.tenant.name}: your hold of the ${row.car_name} ends ${untilOf(reserved)}. Would you like it? ${phone ? `Call ${phone}` : 'Answer our email'}, or come in: ${name}.`
  },
  samples: (world) => ({
    ...Object.fromEntries(
      Object.entries(SAMPLES).map(([kind, name]) => [name, sampleReserved(world, kind, STATES[kind])]),
    ),
    'Sold to somebody else': sampleReserved(world, 'cancelled', {
      ...STATES.cancelled,
      events: [CAR_GONE, 'cancel'].map((what) => ({ at: 0, what, by: 'clock' })),
    }),
  }),
}
