import type { OwedMail } from '@/domain/appointments/jsonShapes'
import { bookingDate, KIND_WORDS, shortWhen } from '@/domain/appointments/words'
import { log } from '@/lib/log'
import type { Appointment } from './row'

/** Keeps a change on the lead of a booking, once per key. */
export type NoteOnLead = (change: {
  tenant: string
  lead_id: string
  key: string
  at: Date
  text: string
  by: string
  booking_date?: string
}) => Promise<void>

/** A lead that cannot take the note must not keep back the mails: they say the same. */
export async function tellLead(
  { id, tenant, lead_id, kind, sequence, start, timezone }: Appointment,
  owed: OwedMail,
  noteOnLead: NoteOnLead,
): Promise<void> {
  if (!lead_id || (owed.kind !== 'moved' && owed.kind !== 'cancelled')) return
  const { one } = KIND_WORDS[kind]
  const isMoved = owed.kind === 'moved'
  const text = isMoved ? `The ${one} is moved to ${shortWhen(start, timezone)}.` : `The ${one} is cancelled.`
  const booking_date = isMoved ? bookingDate(start, timezone) : undefined
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
