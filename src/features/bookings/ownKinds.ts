import { z } from 'zod'
import { textOrEmpty, textOrNull } from '@/core/dealer/rowShapes'
import { owned, type OwnKind } from '@/core/person/read/ownRows'

const bookingRow = z.object({
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
const linkedRow = bookingRow.extend({ salt: z.string() })
export type LinkedBooking = z.output<typeof linkedRow>

export const OWN_BOOKINGS = owned('bookings', bookingRow, 'start')
/** With what the link of each is made of. */
export const LINKED_BOOKINGS: OwnKind<typeof linkedRow> = { ...OWN_BOOKINGS, shape: linkedRow }
