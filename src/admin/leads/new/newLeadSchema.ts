import { z } from 'zod'
import { callerShape, canBeReached, NO_WAY } from '@/admin/bookings/deskBookingSchema'
import { SOURCES, TOPIC_NAMES } from './topics'

const NO_TOPIC = 'Choose what it is about.'

export const newLeadSchema = z
  .object({
    ...callerShape,
    location_id: z.string('Choose where.').min(1, 'Choose where.').max(64),
    car_id: z.string().max(64).nullish(),
    category: z.string(NO_TOPIC).refine((one) => TOPIC_NAMES.includes(one), NO_TOPIC),
    source: z.enum(SOURCES, 'Choose Phone or Walk-in.'),
  })
  .refine(canBeReached, NO_WAY)
