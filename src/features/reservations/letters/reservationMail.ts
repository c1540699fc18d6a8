import { formatMoney } from '@/core/money/format'
import { isOpen, wasSoldAway } from '@/features/reservations/hold.rules'
import { greeting } from '@/core/letter/greeting'
import type { Site } from '@/core/dealer/views'
import type { MailMessage } from '@/integrations/mail'
import { ANNOUNCES_REFUND } from '@/features/reservations/owed'
import { statusPath } from '@/features/reservations/payUrl'
import type { Reservation } from '@/features/reservations/row'
import { agreedLines } from './agreed'
import { dealerLetter } from './dealerLetter'
import { letterTo, type Drive, type Letter } from './frame'
import { locationMoment } from '@/core/place/moments'
import type { OwedMail } from '@/core/letter/owedMails'

const REFUND_DAYS = 'Banks take two to three business days to show it.'

interface Words {
  car: string
  /** The car's page, and what was agreed about it. */
  about: string[]
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

const held = (row: Reservation, { car, about, link, until, deposit, paid, place, drive }: Words): Letter => ({
  subject: `Reserved until ${until}: ${car} (${row.reservation_id})`,
  lines: [
    `The ${car} is held for you until ${until}. Nobody else can buy it before then.`,
    '',
    `Reference: ${row.reservation_id}`,
    paid && `Deposit paid: ${deposit}. It comes off the price.`,
    ...about,
    '',
    `Not for you? Cancel any time before then${paid ? ', and the deposit goes back in full' : ''}:`,
    link,
    ...driveLines(drive),
    '',
    ...place,
  ],
})

const pending = (row: Reservation, { car, about, link, until, deposit, place }: Words): Letter => ({
  subject: `Waiting for your deposit until ${until}: ${car} (${row.reservation_id})`,
  lines: [
    `The ${car} waits for your deposit of ${deposit} until ${until}. Nobody else can reserve it before then.`,
    '',
    `Reference: ${row.reservation_id}`,
    ...about,
    '',
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
  late: (row, { car, about, deposit }) => ({
    subject: `Your ${deposit} is on its way back: ${car} (${row.reservation_id})`,
    lines: [
      `Your payment for the ${car} arrived after its time had ended, so the car is not held for you.`,
      `We are sending the ${deposit} back in full. ${REFUND_DAYS}`,
      '',
      ...about,
    ],
  }),
  // The payment service never answered: nobody knows whether the card was charged.
  unsure: (row, { car, about, deposit, place }) => ({
    subject: `Not held: ${car} (${row.reservation_id})`,
    lines: [
      `The ${car} is not held for you: our payment service did not answer, so we could not see whether your deposit of ${deposit} was paid.`,
      `Most likely no money was taken. If your card was charged, the ${deposit} goes back in full by itself once the service answers.`,
      `Would you still like the car, or is the money not back within three business days? Answer this mail, or ring us, and say ${row.reservation_id}.`,
      '',
      ...about,
      '',
      ...place,
    ],
  }),
  expired: (row, { car, about, deposit, paid, drive }) => ({
    subject: `Your hold has ended: ${car} (${row.reservation_id})`,
    lines: [
      `The ${car} is no longer held for you.`,
      paid && `Your deposit of ${deposit} goes back to your card by itself. ${REFUND_DAYS}`,
      'Still interested? While nobody else has it, you can reserve it again:',
      ...about,
      ...driveLines(drive, true),
    ],
  }),
  ending: (row, { car, about, link, until, deposit, paid, place, drive }) => ({
    subject: `Your hold ends ${until}: ${car} (${row.reservation_id})`,
    lines: [
      `The ${car} is held for you until ${until}.`,
      'Would you like it? Ring or come by before then.',
      `Otherwise you need do nothing: the hold ends by itself${paid ? `, and your deposit of ${deposit} goes back in full` : ''}.`,
      '',
      'To see or cancel it:',
      link,
      '',
      ...about,
      ...driveLines(drive),
      '',
      ...place,
    ],
  }),
  cancelled: (row, { car, about, deposit, paid, like, drive }) =>
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
            '',
            ...about,
            ...driveLines(drive, true),
          ],
        },
  'refund-started': (row, { car, link, deposit }) => ({
    subject: `Your refund has started (${row.reservation_id})`,
    lines: [
      `We are sending back the ${deposit} that you paid for the ${car}. ${REFUND_DAYS}`,
      '',
      'Your reservation:',
      link,
    ],
  }),
  refunded: (row, { car, link, deposit }) => ({
    subject: `Refunded: ${deposit} (${row.reservation_id})`,
    lines: [
      `${deposit} for the ${car} went back to your card today. ${REFUND_DAYS}`,
      '',
      'Your reservation:',
      link,
    ],
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
    about: [`The car: ${site.origin}/cars/${row.car_slug}`, ...agreedLines(row)],
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
  const letter = LETTERS[kind]?.(row, words)
  if (!letter) return null
  // The money went back before the news of it went out: one mail says both. A sale is the greater news.
  const isBack = ANNOUNCES_REFUND.has(kind) && row.money === 'refunded' && !wasSoldAway(row)
  const subject = isBack ? `Refunded: ${words.deposit}. ${letter.subject}` : letter.subject
  return letterTo(site, key, to, { subject, lines: [greeting(row.name), '', ...letter.lines] })
}
