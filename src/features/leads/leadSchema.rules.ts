/** One schema for the form in the browser and for POST /api/leads. What each form requires is in its intent. */
import { z } from 'zod'
import { formatNumber } from '@/core/money/format'
import { readAmount } from '@/core/money/amount'
import { looksLikePhone, PHONE_MESSAGE } from '@/core/place/phones/phoneForm'
import { isPostcode } from '@/core/place/postcodeForm'
import { tick } from '@/lib/tick'
import { isSecretParameter, withoutKeys } from '@/lib/withoutKeys'
import { phrase, t } from '@/lib/words'
import { FIELD_NAMES, FIELDS, type FieldName } from '@/features/leads/intents/fields.rules'
import { intentOf } from '@/features/leads/intents/intents.rules'
import { FORMS, type LeadForm } from '@/features/leads/intents/names.rules'
import { MESSAGE_MAX } from './messageMax.rules'

export const CATEGORIES = [
  phrase('General Enquiry'),
  phrase('Vehicle Enquiry'),
  phrase('Finance Enquiry'),
  phrase('Service Enquiry'),
  phrase('Parts Enquiry'),
  phrase('Feedback'),
  phrase('Careers Enquiry'),
] as const

export interface LeadRules {
  form: LeadForm
  messageRequired: boolean
  dealershipRequired: boolean
  locationRequired: boolean
  wanted?: readonly FieldName[]
  /** Staff make it for a person who called or came in: a name and a number are enough. */
  byStaff?: boolean
}

export const TERMS_MESSAGE = phrase('*You must agree to the terms of use before submitting.')

export const OFFER_MESSAGE = FIELDS.offer_from_client.missing

const text = (max: number, missing: string = phrase('Fill this in.')) =>
  z
    .string(missing)
    .trim()
    .max(max, {
      error: ({ input }) =>
        t('This has {written} characters. Shorten it to {most}.', {
          written: formatNumber(String(input).length),
          most: formatNumber(max),
        }),
    })
const optionalText = (max: number) => text(max).optional()
/** A plain form posts an empty text for what was not chosen. */
const unlessEmpty = (value: unknown) => (value === '' ? undefined : value)
const yesNo = z.preprocess(unlessEmpty, z.enum(['Yes', 'No']).optional())
const query = z
  .record(z.string(), z.string().max(500))
  .transform((parameters) =>
    Object.fromEntries(Object.entries(parameters).filter(([name, value]) => !isSecretParameter(name, value))),
  )
  .optional()
/** The page that a form was sent from. Links that open a deal or a booking have a key, which is for nobody else. */
export const pageAddress = z.string().max(2000).transform(withoutKeys)
/** How the shopper came: the pages seen, and the parameters of the links that led here. */
export const leadAttributes = z.object({
  visited_pages: z.array(text(500).transform(withoutKeys)).max(50).optional(),
  linked_query_params: query,
})
/** Undefined when empty. Text that is no amount becomes 0, which the schema refuses together with all other errors. */
const dollars = (value: unknown) =>
  typeof value === 'string' ? (readAmount(value) === null ? 0 : readAmount(value)) : value

const EMAIL_MESSAGE = phrase('Enter an email address such as name@example.com.')
/** In small letters, as accounts have it: one person is found by it however they typed it. */
export const emailAddress = text(254, phrase('Enter your email address.'))
  .min(1, phrase('Enter your email address.'))
  .pipe(z.email(EMAIL_MESSAGE).toLowerCase())
const isEmail = (value: string) => emailAddress.safeParse(value).success

const fields = z.object({
  form: z.enum(FORMS).default('enquiry'),
  name: text(120, FIELDS.name.missing).default(''),
  last_name: optionalText(120),
  email: text(254, FIELDS.email.missing)
    .refine((value) => value === '' || isEmail(value), EMAIL_MESSAGE)
    .default(''),
  phone: text(40)
    .refine((value) => value === '' || looksLikePhone(value), PHONE_MESSAGE)
    .default(''),
  message: text(MESSAGE_MAX).default(''),
  category: optionalText(80),
  subcategory: optionalText(120),
  dealership_slug: optionalText(120),
  location: optionalText(120),
  opt_in: tick.default(false),
  opt_in_finance: tick.default(false),
  opt_in_trade: tick.default(false),
  terms_conditions: tick.default(false),
  terms_agreed: tick.default(false),
  PreferredContactMethod: z.preprocess(unlessEmpty, z.enum(['Phone', 'Email', 'SMS']).optional()),
  finance: yesNo,
  'do-you-have-a-trade-in': yesNo,
  Rego: optionalText(12),
  regoState: optionalText(3),
  trade_make: optionalText(80),
  trade_model: optionalText(80),
  trade_year: optionalText(4),
  // Longer than a postcode, so that the postcode's own message is shown and not one about length.
  postcode: optionalText(40),
  page_id: optionalText(200),
  car_id: optionalText(64),
  car_type: optionalText(10),
  car_dealership_id: optionalText(64),
  stock_number: optionalText(64),
  manufacturer_slug: optionalText(80),
  vehicle_status: optionalText(20),
  'Vehicle Make': optionalText(80),
  'Vehicle Model': optionalText(80),
  autogauge_enabled: tick.optional(),
  offer_from_client: z.preprocess(
    dollars,
    z
      .number(OFFER_MESSAGE)
      .positive(OFFER_MESSAGE)
      .max(10_000_000, phrase('An offer can be at most $10,000,000.'))
      .optional(),
  ),
  company: optionalText(120),
  quantity: optionalText(12),
  role: optionalText(120),
  km: optionalText(12),
  part: optionalText(400),
  best_time: optionalText(40),
  booking_date: optionalText(40),
  additional_services: z.preprocess(
    (value) => (typeof value === 'string' ? (value ? [value] : undefined) : value),
    z.array(text(80)).max(20).optional(),
  ),
  url: pageAddress.optional(),
  source: optionalText(40),
  user_agent: optionalText(400),
  lead_attributes: leadAttributes.optional(),
  lead_id: optionalText(64),
  form_completed: tick.optional(),
  offer_accepted: tick.optional(),
  isLastStep: tick.optional(),
  captcha: z.string().max(8000).optional(),
  /** Hidden from people; text in it is stored as a sign of a bot. */
  website: z.string().max(2000).optional(),
})
export type LeadInput = z.output<typeof fields>

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** Required of every form without a car, by the tenant's rules. A location belongs to a dealership. */
const PLACES: Partial<Record<FieldName, (lead: LeadInput, rules: LeadRules) => boolean>> = {
  dealership_slug: (lead, rules) => rules.dealershipRequired && !lead.car_id && !lead.location,
  location: (lead, rules) => rules.locationRequired && !lead.car_id,
}

const isAsked = (name: FieldName, lead: LeadInput, rules: LeadRules): boolean =>
  PLACES[name]?.(lead, rules) ??
  ([...intentOf(lead.form).required, ...(rules.wanted ?? [])].some((required) => required === name) &&
    (name !== 'message' || rules.messageRequired))

interface Written {
  name: 'trade_year' | 'km' | 'quantity' | 'postcode'
  isRight: (text: string) => boolean
  /** What is wrong with a value that is there; else the same as for none. */
  say?: () => string
}
const isNumber = (text: string) => readAmount(text) !== null
/** A new model is sold the year before it is named after. */
const latestYear = (): number => new Date().getFullYear() + 1
const isYear = (text: string) => /^\d{4}$/.test(text) && Number(text) >= 1900 && Number(text) <= latestYear()
const yearMessage = () => t('Enter a year from 1900 to {latest}.', { latest: latestYear() })
const WRITTEN: readonly Written[] = [
  { name: 'trade_year', isRight: isYear, say: yearMessage },
  { name: 'km', isRight: isNumber },
  { name: 'quantity', isRight: isNumber },
  { name: 'postcode', isRight: isPostcode },
]

function needsOf(lead: LeadInput, rules: LeadRules): [path: string, message: string][] {
  if (rules.byStaff) return []
  const missing = FIELD_NAMES.filter((name) => isAsked(name, lead, rules) && isEmpty(lead[name])).map(
    (name): [string, string] => [name, FIELDS[name].missing],
  )
  for (const { name, isRight, say } of WRITTEN)
    if (lead[name] && !isRight(lead[name])) missing.push([name, say?.() ?? FIELDS[name].missing])
  if (intentOf(lead.form).terms && !lead.terms_conditions && !lead.terms_agreed)
    missing.push(['terms_conditions', TERMS_MESSAGE])
  return missing
}

/** Each issue has the field as `path` and a message that says what to do. */
export function leadSchema(rules: LeadRules) {
  return fields.superRefine((lead, context) => {
    for (const [path, message] of needsOf(lead, rules))
      context.addIssue({ code: 'custom', path: [path], message })
  })
}
