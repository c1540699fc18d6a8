import { z } from 'zod'
import { owedMailSchema } from '@/domain/appointments/jsonShapes'
import { KINDS } from '@/domain/appointments/rules'

const words = z
  .string()
  .nullish()
  .transform((text) => text ?? '')
const count = z
  .number()
  .nullish()
  .transform((number) => number ?? 0)

const row = z.object({
  id: z.string(),
  tenant: z.string(),
  reference: z.string(),
  kind: z.enum(KINDS),
  state: z.enum(['booked', 'cancelled', 'done', 'no_show']),
  start: z.string(),
  minutes: z.number(),
  timezone: z.string(),
  location_id: z.string(),
  car_id: z.string().nullish(),
  car_name: words,
  lead_id: words,
  name: words,
  email: words,
  request_hash: words,
  salt: z.string(),
  seat: count,
  sequence: count,
  mail: owedMailSchema.nullish(),
  mail_attempts: count,
})
export type Appointment = z.output<typeof row>

/** @throws ZodError for an invalid row, which only a bug can cause */
export const readAppointment = (stored: unknown): Appointment => row.parse(stored)
export const APPOINTMENT_FIELDS: readonly string[] = Object.keys(row.shape)
