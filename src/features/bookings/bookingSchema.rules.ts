import { z } from 'zod'
import { isTooFar, kmMessage } from '@/core/car/odometer'
import { phoneNumber } from '@/core/place/phones/phoneForm'
import { phrase, t } from '@/lib/words'
import { emailAddress } from '@/core/person/formFields'

export const required = (max: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, { error: () => t('Use at most {max} characters.', { max }) })
const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: () => t('Use at most {max} characters.', { max }) })
    .optional()

export const NO_TIME = phrase('Choose a time.')
export const PHONE_NEEDED = phrase('Enter a phone number, so that we can reach you on the day.')

export const bookingSchema = z.object({
  location: optional(120),
  location_id: optional(64),
  car_id: optional(64),
  start: z.iso.datetime({ offset: true, error: NO_TIME }),
  name: required(120, phrase('Enter your name.')),
  email: emailAddress,
  phone: phoneNumber(PHONE_NEEDED),
  message: optional(2000),
  Rego: optional(12),
  km: optional(12).refine((typed) => !isTooFar(typed ?? ''), {
    error: ({ input }) => kmMessage(String(input)),
  }),
})
export type BookingInput = z.output<typeof bookingSchema>
