/** Sends what a booking owes: each mail to its receivers, and the note on its lead. */
import { carsById } from '@/core/car/read/cars'
import { activeSite } from '@/core/dealer/read/sites'
import { MAIL_COLUMNS, NO_MAIL, owesMail } from '@/core/letter/owedMails'
import { reminderNumber, reminderTime, sendReminder } from '@/core/letter/rows/reminderText'
import type { NoteOnLead } from '@/core/person/leadPorts'
import { bookingDate, KIND_WORDS, momentText } from '@/core/place/moments'
import { listLocations } from '@/core/place/read/locations'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { type BookingLetter, bookingLetter } from '@/features/bookings/letters/booking'
import { keyOf, mailFor } from '@/features/bookings/letters/mailFor'
import { mail as mailPort, type MailPort } from '@/integrations/mail'
import type { Loop } from '@/jobs/loop'
import { type NotifiedLoop, startNotified } from '@/jobs/notify'
import { outboxKind, workOnce } from '@/jobs/outbox'
import { log } from '@/lib/log'
import { NEVER } from '@/lib/never'
import type { OwedMail } from './jsonShapes.rules'
import { type Booking, owes, readBooking } from './row'

declare module '@/lib/registry' {
  interface Registry {
    bookingsLoop: NotifiedLoop
  }
}

const IDLE_MS = 2000

interface Ports {
  mail: MailPort
  noteOnLead: NoteOnLead
}

/** A lead that cannot take the note must not keep back the mails: they say the same. */
async function tellLead(
  { id, tenant, lead_id, kind, sequence, start, timezone }: Booking,
  owed: OwedMail,
  noteOnLead: NoteOnLead,
): Promise<void> {
  const { one } = KIND_WORDS[kind]
  const when = momentText(start, timezone)
  const text = {
    ...{ confirmed: null, reminder: null, cancelled: `The ${one} is cancelled.` },
    ...{ moved: `The ${one} is moved to ${when}.`, restored: `The ${one} is booked again: ${when}.` },
  }[owed.kind]
  if (!lead_id || !text) return
  const booking_date = owed.kind === 'cancelled' ? undefined : bookingDate(start, timezone)
  const key = `booking-${id}-${sequence}`
  try {
    const note = { tenant, lead_id, key, at: new Date(owed.at), text, booking_date }
    await noteOnLead({ ...note, by: owed.by ?? 'the booking' })
  } catch (error) {
    log.warn({ err: error, lead_id }, 'a booking’s change is not on its lead')
  }
}

/** When it is to be tried again, in the morning; null when it was sent, or there is none. */
async function textReminder(facts: Omit<BookingLetter, 'kind'>, owed: OwedMail, now: number) {
  const { site, booking } = facts
  const number = booking.kind === 'test_drive' ? await reminderNumber(site, booking) : null
  const at = reminderTime(now, booking.timezone)
  if (number && at > now) return at
  const text = bookingLetter.sms?.({ ...facts, kind: owed.kind })
  if (number && text) await sendReminder(site, { key: keyOf(booking, owed, 'text'), to: number, text }, now)
  return null
}

const bookingMails = outboxKind<Ports>({
  name: 'bookings',
  table: 'bookings',
  ...MAIL_COLUMNS,
  async attempt(row, { now, note }, { mail, noteOnLead }) {
    const booking = readBooking(row)
    const owed = booking.mail
    const isLate = owed?.kind === 'reminder' && Date.parse(booking.start) <= now
    if (!owed?.to.length || isLate) return NO_MAIL
    await tellLead(booking, owed, noteOnLead)
    const site = await activeSite(booking.tenant)
    const locations = await listLocations(site)
    const location = locations.find(({ id }) => id === booking.location_id) ?? null
    const [car = null] = await carsById(site, booking.car_id ? [booking.car_id] : [])
    // An address that refuses mail keeps nobody else waiting.
    const refused: OwedMail['to'] = []
    let fault: unknown
    let later: number | null = null
    const facts = { site, booking, location, car }
    for (const [n, to] of owed.to.entries())
      try {
        if (to === 'text') later = await textReminder(facts, owed, now)
        const message = to === 'text' ? null : mailFor(facts, owed, to)
        if (message) await mail.send(message)
        const left = [...refused, ...owed.to.slice(later === null ? n + 1 : n)]
        if (left.length && !(await note({ mail: { ...owed, to: left } }))) return null
      } catch (error) {
        refused.push(to)
        fault = error
      }
    if (refused.length) throw fault
    return later === null ? NO_MAIL : owesMail({ ...owed, to: ['text'], at: later })
  },
})

/** Leases one booking with a due mail and tries to send it. False when none is due. `now` in epoch ms. */
export const sendOnce = (
  mail: MailPort = mailPort(),
  now?: number,
  noteOnLead: NoteOnLead = async () => undefined,
): Promise<boolean> => workOnce(bookingMails, { mail, noteOnLead }, now)

/** Turns one due reminder into an owed mail, once: the same write clears its time. */
export async function remindOnce(now: number = Date.now()): Promise<boolean> {
  const rows = await table('bookings')
  const due: Clause[] = [
    ['state', '=', 'booked'],
    ['remind_at', '<=', now],
    ['mail_state', '!=', 'pending'],
    ['start', '>', new Date(now).toISOString()],
  ]
  return (
    (await rows.take(due, { remind_at: NEVER, ...owes('reminder', ['shopper', 'text'], new Date(now)) })) !==
    null
  )
}

export function startBookings(noteOnLead: NoteOnLead): Loop {
  const send = () => sendOnce(undefined, undefined, noteOnLead)
  return startNotified('bookingsLoop', async () => (await remindOnce()) || (await send()), IDLE_MS)
}
