import { z } from 'zod'
import { TERMS_MESSAGE } from '@/domain/leads/leadSchema'
import { tick } from '@/domain/tick'
import { phrase } from '@/lib/words'
import { bookingSchema, required } from './bookingSchema'
import type { BookingKind } from './rules'

interface Rules {
  kind: BookingKind
  /** The site asks for consent to its terms. */
  terms: boolean
}

/**
 * What the form in the browser requires: the call's own schema, the rego of a car that comes for a service, and the
 * terms. The server works out by itself who must answer these. Hidden fields of the form stay as they are.
 */
export const bookingFormSchema = ({ kind, terms }: Rules) =>
  bookingSchema
    .extend({
      ...(kind === 'service' && { Rego: required(12, phrase('Enter the rego.')) }),
      terms_conditions: terms ? tick.refine((agreed) => agreed, TERMS_MESSAGE) : tick.optional(),
    })
    .loose()
export type BookingFormInput = z.output<ReturnType<typeof bookingFormSchema>>
