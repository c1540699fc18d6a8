import { readMoney } from '@/core/money/money'
import { z } from 'zod'
import { phoneNumber } from '@/core/place/phones/phoneForm'
import { isPostcode, POSTCODE_MESSAGE } from '@/core/dealer/country/postcodeForm'
import { tick } from '@/lib/tick'
import { phrase, t } from '@/lib/words'
import { emailAddress, leadAttributes, pageAddress, TERMS_MESSAGE } from '@/core/person/formFields'

export const WAYS_TO_SEE = ['yard', 'video', 'delivery'] as const
export type WayToSee = (typeof WAYS_TO_SEE)[number]
export const SEE_WORDS: Record<WayToSee, string> = {
  yard: phrase('At the yard'),
  video: phrase('On a video call'),
  delivery: phrase('Delivered to me'),
}

const line = (max: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, { error: () => t('Use at most {max} characters.', { max }) })
const trap = { captcha: z.string().max(8000).optional(), website: z.string().max(2000).optional() }

const person = {
  name: line(120, phrase('Enter your name.')),
  email: emailAddress,
}

export const reserveSchema = z.object({
  ...person,
  phone: phoneNumber(phrase('Enter your phone number.')),
  postcode: z
    .string()
    .trim()
    .refine((text) => text === '' || isPostcode(text), POSTCODE_MESSAGE)
    .default(''),
  see: z.enum(WAYS_TO_SEE, phrase('Choose how you would like to see it.')).default('yard'),
  trade_in: tick.default(false),
  opt_in: tick.default(false),
  terms_conditions: tick.refine((agreed) => agreed, TERMS_MESSAGE),
  url: pageAddress.default(''),
  lead_attributes: leadAttributes.optional(),
  ...trap,
})
export type ReserveInput = z.output<typeof reserveSchema>

export const lineSchema = z.object({ ...person, url: pageAddress.default(''), ...trap })
export type LineInput = z.output<typeof lineSchema>

const LINK = /https?:|www\.|@|[\p{L}\d-]\.\p{L}{2,}/iu
const MOST_PAID_ONLINE = 20_000

export const paymentSchema = z.object({
  ...person,
  amount: z.preprocess(
    (value) => readMoney(value) ?? undefined,
    z
      .number(phrase('Enter the amount in dollars, such as 450 or 450.50.'))
      .min(1, phrase('Enter at least $1.'))
      .max(MOST_PAID_ONLINE, phrase('Up to $20,000 can be paid here. Call us for more.')),
  ),
  // It is mailed in the dealer's name to an address that anybody can type.
  reference: line(60, phrase('Enter the number on your invoice or contract.')).refine(
    (text) => !LINK.test(text),
    phrase('Enter the number on your invoice or contract, without a web address.'),
  ),
  ...trap,
})
export type PaymentInput = z.output<typeof paymentSchema>
