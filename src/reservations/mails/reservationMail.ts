import { formatMoney } from '@/domain/format'
import type { OwedMail } from '@/domain/reserve/jsonShapes'
import { isOpen, wasSoldAway } from '@/domain/reserve/hold'
import { locationMoment } from '@/domain/reserve/words'
import type { Site } from '@/domain/views'
import type { MailMessage } from '@/integrations/mail'
import { statusPath } from '@/reservations/payUrl'
import { lineText } from '@/reservations/newRow'
import type { Reservation } from '@/reservations/row'
import { dealerLetter } from './dealerLetter'
import { letterTo, type Drive, type Letter } from './frame'

const REFUND_DAYS = 'Banks take two to three business days to show it.'

interface Words {
  car: string
  link: string
  until: string
  deposit: string
  paid: boolean
  place: string[]
  /** Cars like it, a line each. */
  like: string[]
  drive: Drive | null
}

/** `stays`: the hold has ended, and the booking is another thing. */
const driveLines = (drive: Drive | null, stays = false): string[] =>
  drive
    ? [
        '',
        `Your test drive ${stays ? 'stays' : 'is'} booked for ${drive.when}. Move or cancel it:`,
        drive.link,
        ...(drive.afterHold && !stays ? ['The hold ends before it. Ring us if you need more time.'] : []),
      ]
    : []

const held = (row: Reservation, { car, link, until, deposit, paid, place, drive }: Words): Letter => ({
  subject: `Reserved until ${until}: ${car} (${row.reservation_id})`,
  lines: [
    `The ${car} is held for you until ${until}. Nobody else can buy it before then.`,
    '',
    `Reference: ${row.reservation_id}`,
    paid && `Deposit paid: ${deposit}. It comes off the price.`,
    ...row.deal.filter(({ sum }) => sum).map(lineText),
    `Not for you? Cancel any time before then${paid ? ', and the deposit goes back in full' : ''}:`,
    link,
    ...driveLines(drive),
    '',
    ...place,
  ],
})

const pending = (row: Reservation, { car, link, until, deposit, place }: Words): Letter => ({
  subject: `Waiting for your deposit until ${until}: ${car} (${row.reservation_id})`,
  lines: [
    `The ${car} waits for your deposit of ${deposit} until ${until}. Nobody else can reserve it before then.`,
    '',
    `Reference: ${row.reservation_id}`,
    'This link opens your reservation on any device, to pay or to give it up. Keep it to yourself:',
    link,
    '',
    'Nothing is charged before you pay. Not you? Then somebody typed your address by mistake, and it ends by itself.',
    '',
    ...place,
  ],
})

const LETTERS: Record<string, (row: Reservation, words: Words) => Letter> = {
  pending,
  held,
  link: (row, words) => (row.state === 'held' ? held : pending)(row, words),
  late: (row, { car, deposit }) => ({
    subject: `Your ${deposit} is on its way back: ${car} (${row.reservation_id})`,
    lines: [
      `Your payment for the ${car} arrived after its time had ended, so the car is not held for you.`,
      `We are sending the ${deposit} back in full. ${REFUND_DAYS}`,
    ],
  }),
  expired: (row, { car, deposit, paid, drive }) => ({
    subject: `Your hold has ended: ${car} (${row.reservation_id})`,
    lines: [
      `The ${car} is no longer held for you.`,
      paid && `Your deposit of ${deposit} goes back to your card by itself. ${REFUND_DAYS}`,
      ...driveLines(drive, true),
    ],
  }),
  ending: (row, { car, link, until, deposit, paid, place, drive }) => ({
    subject: `Your hold ends ${until}: ${car} (${row.reservation_id})`,
    lines: [
      `The ${car} is held for you until ${until}.`,
      'Would you like it? Ring or come by before then.',
      `Otherwise you need do nothing: the hold ends by itself${paid ? `, and your deposit of ${deposit} goes back in full` : ''}.`,
      '',
      link,
      ...driveLines(drive),
      '',
      ...place,
    ],
  }),
  cancelled: (row, { car, deposit, paid, like, drive }) =>
    wasSoldAway(row)
      ? {
          subject: `Sold: ${car} (${row.reservation_id})`,
          lines: [
            `We are sorry: the ${car} was sold, so your reservation of it has ended.`,
            paid && `Your deposit of ${deposit} goes back to your card in full. ${REFUND_DAYS}`,
            ...(like.length ? ['', 'Closest to it, in stock now:', ...like] : []),
          ],
        }
      : {
          subject: `Cancelled: ${car} (${row.reservation_id})`,
          lines: [
            `Your reservation of the ${car} is cancelled.`,
            paid && `Your deposit of ${deposit} goes back to your card. ${REFUND_DAYS}`,
            ...driveLines(drive, true),
          ],
        },
  'refund-started': (row, { car, deposit }) => ({
    subject: `Your refund has started (${row.reservation_id})`,
    lines: [`We are sending back the ${deposit} that you paid for the ${car}. ${REFUND_DAYS}`],
  }),
  refunded: (row, { car, deposit }) => ({
    subject: `Refunded: ${deposit} (${row.reservation_id})`,
    lines: [`${deposit} for the ${car} went back to your card today. ${REFUND_DAYS}`],
  }),
}

/** Null for a kind that has no words: such a mail is dropped. */
export function reservationMail(
  site: Site,
  row: Reservation,
  { kind, key, to }: Pick<OwedMail, 'kind' | 'key' | 'to'>,
  { like, drive }: Pick<Words, 'like' | 'drive'>,
): MailMessage | null {
  // Paid or ended before it went out.
  if (kind === 'pending' && row.state !== 'pending') return null
  if (kind === 'link' && !isOpen(row)) return null
  if (kind === 'ending' && row.state !== 'held') return null
  const words: Words = {
    car: row.car_name,
    link: `${site.origin}${statusPath(row)}`,
    until: locationMoment(row.held_until, row.place.zone, site.config.timezone),
    deposit: formatMoney(row.amount),
    paid: row.paid_at !== null,
    place: [row.place.name, row.place.address, row.place.phone].filter(Boolean),
    like,
    drive,
  }
  const dealer = dealerLetter(row, kind, words)
  if (dealer) return { ...letterTo(site, key, to, dealer), replyTo: { name: row.name, address: row.email } }
  const letter = LETTERS[kind]
  return letter ? letterTo(site, key, to, letter(row, words)) : null
}
