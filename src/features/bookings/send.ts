/** Sends what is due: under a lease, one receiver at a time, with retries for three days and stable keys. */
import { carsById } from '@/core/car/read/cars'
import { listLocations } from '@/core/place/read/locations'
import { activeSite } from '@/core/dealer/read/sites'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import { mail as mailPort, type MailPort } from '@/integrations/mail'
import { isTooOld, retryDelayMs } from '@/jobs/backoff'
import { log } from '@/lib/log'
import { NEVER } from '@/lib/never'
import { mailFor } from '@/features/bookings/letters/mailFor'
import type { NoteOnLead } from '@/core/person/leadPorts'
import { owes } from './owed'
import { type Appointment, readAppointment } from './row'
import { LEASE_MS } from '@/lib/time'
import type { OwedMail } from './jsonShapes.rules'
import { bookingDate, KIND_WORDS, momentText } from '@/core/place/moments'

/** A lead that cannot take the note must not keep back the mails: they say the same. */
async function tellLead(
  { id, tenant, lead_id, kind, sequence, start, timezone }: Appointment,
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
  try {
    await noteOnLead({
      tenant,
      lead_id,
      key: `booking-${id}-${sequence}`,
      at: new Date(owed.at),
      text,
      by: 'the booking',
      booking_date,
    })
  } catch (error) {
    log.warn({ err: error, lead_id }, 'a booking’s change is not on its lead')
  }
}

const NONE = { mail: null, mail_state: 'none', mail_attempts: 0 }

const owing = (now: number): Clause[] => [
  ['mail_state', '=', 'pending'],
  ['mail_next_at', '<=', now],
  ['lease_until', '<', now],
]

async function attempt(
  appointment: Appointment,
  port: MailPort,
  now: number,
  noteOnLead: NoteOnLead,
): Promise<Row> {
  const owed = appointment.mail
  const [to, ...others] = owed?.to ?? []
  if (!owed || !to) return NONE
  await tellLead(appointment, owed, noteOnLead)
  try {
    const site = await activeSite(appointment.tenant)
    const locations = await listLocations(site)
    const location = locations.find(({ id }) => id === appointment.location_id) ?? null
    const [car = null] = await carsById(site, appointment.car_id ? [appointment.car_id] : [])
    const message = mailFor({ site, appointment, location, car }, owed, to)
    if (message) await port.send(message)
    return others.length ? { mail: { ...owed, to: others }, mail_attempts: 0, mail_next_at: now } : NONE
  } catch (error) {
    const attempts = appointment.mail_attempts + 1
    log.warn(
      { reference: appointment.reference, attempts, reason: String(error) },
      'a booking’s mail was not sent',
    )
    const isOver = isTooOld(owed.at, now)
    if (isOver && !others.length) return { mail_state: 'failed' }
    // An address that refuses mail goes to the end: nobody else waits for it.
    const mail = { ...owed, to: isOver ? others : [...others, to] }
    return { mail, mail_attempts: attempts, mail_next_at: now + retryDelayMs(attempts) }
  }
}

/** Leases one booking with a due mail and tries to send it. False when none is due. `now` in epoch ms. */
export async function sendOnce(
  port: MailPort = mailPort(),
  now: number = Date.now(),
  noteOnLead: NoteOnLead = async () => undefined,
): Promise<boolean> {
  const rows = await table('appointments')
  const lease = now + LEASE_MS
  const row = await rows.take(owing(now), { lease_until: lease }, { sort: [['mail_next_at', 'asc']] })
  if (!row) return false
  const appointment = readAppointment(row)
  const after = await attempt(appointment, port, now, noteOnLead)
  // A later change owes a newer mail and has ended this lease: its row is not overwritten.
  const still: Clause[] = [
    ['id', '=', appointment.id],
    ['sequence', '=', appointment.sequence],
    ['lease_until', '=', lease],
  ]
  await rows.update(still, { ...after, lease_until: 0 })
  return true
}

/** Turns one due reminder into an owed mail, once: the same write clears its time. */
export async function remindOnce(now: number = Date.now()): Promise<boolean> {
  const rows = await table('appointments')
  const due: Clause[] = [
    ['state', '=', 'booked'],
    ['remind_at', '<=', now],
    ['mail_state', '!=', 'pending'],
    ['start', '>', new Date(now).toISOString()],
  ]
  return (
    (await rows.take(due, { remind_at: NEVER, ...owes('reminder', ['shopper'], new Date(now)) })) !== null
  )
}
