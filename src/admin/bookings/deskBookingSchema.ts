import { z } from 'zod'
import { looksLikePhone, PHONE_MESSAGE } from '@/core/place/phones/phoneForm'
import { emailAddress } from '@/core/person/formFields'

const short = (max: number) => z.string().trim().max(max, `Use at most ${max} characters.`).default('')

/** Who called or came in. */
export const callerShape = {
  /** From the screen, so that a repeated press makes nothing twice. */
  key: z.uuid('Send a key of its own with each press.'),
  name: short(120).refine(Boolean, 'Enter a name.'),
  phone: short(40).refine((value) => !value || looksLikePhone(value), PHONE_MESSAGE),
  email: z.union([z.literal(''), emailAddress]).default(''),
  message: short(2000),
}
interface Caller {
  phone: string
  email: string
}
export const canBeReached = ({ phone, email }: Caller): boolean => Boolean(phone || email)
export const NO_WAY = { message: 'Enter a phone number or an email address.', path: ['phone'] }

export const deskBookingSchema = z
  .object({
    ...callerShape,
    /** The row of the lead that it is booked from. */
    lead: z.string().max(64).nullish(),
    location_id: z.string('Choose where.').min(1, 'Choose where.').max(64),
    car_id: z.string().max(64).nullish(),
    start: z.iso.datetime({ offset: true, error: 'Choose a time.' }),
    Rego: short(12),
  })
  .refine(canBeReached, NO_WAY)
export type DeskBooking = z.output<typeof deskBookingSchema>
