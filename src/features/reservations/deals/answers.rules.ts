/** What a shopper answers at each step: read from a form or from JSON, and stored in the deal's one row. */
import { z } from 'zod'
import { isKm, kmMessage } from '@/core/car/odometer'
import { phoneNumber } from '@/core/place/phones/phoneForm'
import { readAmount } from '@/core/money/amount'
import { MOST_OWN, OWN_DOLLARS } from '@/core/money/ownDeal'
import { tick } from '@/lib/tick'
import { phrase, t } from '@/lib/words'
import { postcodeFault, type ZoneArea } from './zones.rules'
import { emailAddress, leadAttributes, pageAddress, TERMS_MESSAGE } from '@/core/person/formFields'

export const COLLECT = 'collect'

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: () => t('Use at most {max} characters.', { max }) })
    .default('')
/** Whole numbers as people type them, `95,000 km` or `$12k`; null for an empty box. */
const amount = (wrong: string, most: number) =>
  z.preprocess(
    (value) =>
      typeof value === 'string' ? (readAmount(value) === null ? -1 : (readAmount(value) ?? null)) : value,
    z.number(wrong).min(0, wrong).max(most, wrong).nullable().default(null),
  )

type Issues = z.core.$RefinementCtx
const needed = (
  context: Issues,
  missing: readonly (readonly [path: string, isMissing: boolean, message: string])[],
) => {
  for (const [path, isMissing, message] of missing)
    if (isMissing) context.addIssue({ code: 'custom', path: [path], message })
}

/** `way` is `collect`, or the key of a zone that the dealer delivers to. */
export const deliverySchema = (zones: readonly ZoneArea[]) =>
  z
    .object({ way: text(40), street: text(200), suburb: text(100), postcode: text(10) })
    .superRefine(({ way, street, suburb, postcode }, context) => {
      const isSent = zones.some(({ key }) => key === way)
      const wrongPostcode = isSent ? postcodeFault(zones, way, postcode) : null
      needed(context, [
        ['way', !isSent && way !== COLLECT, t('Choose how you would like to get it.')],
        ['street', isSent && !street, t('Enter the street and number.')],
        ['suburb', isSent && !suburb, t('Enter the suburb or town.')],
        ['postcode', wrongPostcode !== null, wrongPostcode ?? ''],
      ])
    })

export const tradeInSchema = z
  .object({
    has: z.enum(['Yes', 'No'], 'Choose whether you trade a car in.'),
    rego: text(12),
    make: text(80),
    model: text(80),
    km: z.preprocess(
      (value) => (typeof value === 'number' ? String(value) : value),
      z
        .string()
        .trim()
        .refine((typed) => !typed || isKm(typed), { error: ({ input }) => kmMessage(String(input)) })
        .transform((typed) => readAmount(typed) ?? null)
        .nullable()
        .default(null),
    ),
    owing: amount(OWN_DOLLARS, MOST_OWN),
    worth: amount(OWN_DOLLARS, MOST_OWN),
  })
  .superRefine(({ has, make, model, km }, context) =>
    needed(context, [
      ['make', has === 'Yes' && !make, t('Enter the make of your car.')],
      ['model', has === 'Yes' && !model, t('Enter the model of your car.')],
      ['km', has === 'Yes' && km === null, t('Enter the kilometres as a number, such as 95,000.')],
    ]),
  )

export const handoverSchema = z.object({ start: text(40) })

export const detailsSchema = z.object({
  name: z
    .string(phrase('Enter your name.'))
    .trim()
    .min(1, phrase('Enter your name.'))
    .max(120, phrase('Use at most 120 characters.')),
  email: emailAddress,
  phone: phoneNumber(phrase('Enter your phone number.')),
})

const trap = { captcha: z.string().max(8000).optional(), website: z.string().max(2000).optional() }

export const sendSchema = z.object({
  opt_in: tick.default(false),
  terms_conditions: tick.refine((agreed) => agreed, TERMS_MESSAGE),
  url: pageAddress.default(''),
  lead_attributes: leadAttributes.optional(),
  /** Of the car, as the review showed it. */
  price: z.coerce.number().optional(),
  ...trap,
})
export type SendInput = z.output<typeof sendSchema>

export const linkSchema = z.object({ email: emailAddress, ...trap })
export type LinkInput = z.output<typeof linkSchema>

const money = z.number()
/** The quote as the shopper saw it: rates change from day to day, the deal keeps what was shown. */
const quoted = z.object({
  wants: z.literal('Yes'),
  deposit: money,
  tradeIn: money,
  months: money,
  balloon: money,
  rate: money,
  financed: money,
  weekly: money,
  comparisonRate: money,
})
const financeAnswer = z.discriminatedUnion('wants', [z.object({ wants: z.literal('No') }), quoted])

export const answersSchema = z.object({
  delivery: z
    .object({ way: z.string(), street: z.string(), suburb: z.string(), postcode: z.string() })
    .nullish(),
  trade_in: z
    .object({
      has: z.enum(['Yes', 'No']),
      rego: z.string(),
      make: z.string(),
      model: z.string(),
      km: money.nullable(),
      owing: money.nullable(),
      worth: money.nullable(),
    })
    .nullish(),
  finance: financeAnswer.nullish(),
  details: detailsSchema.nullish(),
  /** `start` is empty where the yard rings to agree it. `text`: the time in words. */
  handover: z.object({ start: z.string(), text: z.string() }).nullish(),
})
export type DealAnswers = z.output<typeof answersSchema>
export type DeliveryAnswer = NonNullable<DealAnswers['delivery']>
export type TradeInAnswer = NonNullable<DealAnswers['trade_in']>
export type FinanceAnswer = NonNullable<DealAnswers['finance']>
export type DetailsAnswer = NonNullable<DealAnswers['details']>
