import { z } from 'zod'
import { textOrEmpty, textOrNull } from '@/core/dealer/rowShapes'
import { owned, type OwnKind } from '@/core/person/read/ownRows'

const appointmentRow = z.object({
  reference: textOrEmpty,
  kind: z.string(),
  state: z.string(),
  start: z.coerce.date(),
  timezone: textOrNull,
  car_id: textOrNull,
  car_name: textOrNull,
  lead_id: textOrNull,
  location_id: textOrNull,
})
const bookingRow = appointmentRow.extend({ salt: z.string() })
export type OwnBooking = z.output<typeof bookingRow>

export const OWN_APPOINTMENTS = owned('appointments', appointmentRow, 'start')
/** With what the link of each is made of. */
export const OWN_BOOKINGS: OwnKind<typeof bookingRow> = { ...OWN_APPOINTMENTS, shape: bookingRow }
