import type { NoteOnLead } from '@/core/person/leadPorts'
import type { OwedMail } from './jsonShapes.rules'
import { bookingDate, KIND_WORDS, momentText } from '@/core/place/moments'
import { log } from '@/lib/log'
import type { Appointment } from './row'

/** A lead that cannot take the note must not keep back the mails: they say the same. */
export async function tellLead(
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
