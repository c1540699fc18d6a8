import { z } from 'zod'
import { writtenDay } from '@/core/place/hours/written'

const words = z.string().max(300).nullish()

export const addressSchema = z.object({
  street: words,
  city: words,
  state: words,
  postcode: words,
  lat: z.number().min(-90).max(90).nullish(),
  long: z.number().min(-180).max(180).nullish(),
  place_id: words,
  place_url: words,
  map_key: words,
})

/** One line of the week, `weekday` 0 is Sunday; with `date` (yyyy-mm-dd) it is an exception for that day. */
export const openingHourSchema = z.object({
  weekday: z.number().int().min(0).max(6),
  status: z.enum(['Open', 'Closed']),
  formated_hours: words,
  open: words,
  close: words,
  start_hour: z.number().nullish(),
  end_hour: z.number().nullish(),
  date: writtenDay.nullish(),
  department: z.enum(['sales', 'service', 'parts']),
  location_name: words,
  note: words,
  /** Of a Saturday that alternates: the first one by appointment. */
  appointment_from: writtenDay.nullish(),
})
export const openingHoursSchema = z.array(openingHourSchema)

export const contactSchema = z.object({
  phone: words,
  landline_phone: words,
  email: words,
  opening_hours: openingHoursSchema.nullish(),
  youtube_url: words,
  linkedin_url: words,
})

export const placeImageSchema = z.object({
  image: z.object({ url: z.string() }),
  thumb: z.object({ url: z.string() }).nullish(),
})
export const reviewSummarySchema = z.object({
  average_rating: z.number().nullish(),
  count: z.number().nullish(),
})
