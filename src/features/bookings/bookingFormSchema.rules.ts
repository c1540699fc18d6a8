import { z } from 'zod'
import { tick } from '@/lib/tick'
import { phrase } from '@/lib/words'
import { bookingSchema, required } from './bookingSchema.rules'
import type { BookingKind } from '@/core/dealer/links/bookingPages'
import { TERMS_MESSAGE } from '@/core/person/formFields'

interface Rules {
  kind: BookingKind
  terms: boolean
}

/** The server works out by itself who must answer these. Hidden fields stay as they are. */
export const bookingFormSchema = ({ kind, terms }: Rules) =>
  bookingSchema
    .extend({
      ...(kind === 'service' && { Rego: required(12, phrase('Enter the rego.')) }),
      terms_conditions: terms ? tick.refine((agreed) => agreed, TERMS_MESSAGE) : tick.optional(),
    })
    .loose()
export type BookingFormInput = z.output<ReturnType<typeof bookingFormSchema>>
