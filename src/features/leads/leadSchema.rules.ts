/** One schema for the form in the browser and for POST /api/leads. What each form requires is in its intent. */
import { z } from 'zod'
import { readAmount } from '@/core/money/amount'
import { looksLikePhone, PHONE_MESSAGE } from '@/core/place/phones/phoneForm'
import { isPostcode } from '@/core/place/postcodeForm'
import { tick } from '@/lib/tick'
import { phrase, t } from '@/lib/words'
import {
  EMAIL_MESSAGE,
  emailAddress,
  leadAttributes,
  optionalText,
  pageAddress,
  TERMS_MESSAGE,
  text,
} from '@/core/person/formFields'
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

export const OFFER_MESSAGE = FIELDS.offer_from_client.missing

/** A plain form posts an empty text for what was not chosen. */
const unlessEmpty = (value: unknown) => (value === '' ? undefined : value)
const yesNo = z.preprocess(unlessEmpty, z.enum(['Yes', 'No']).optional())
/** Undefined when empty. Text that is no amount becomes 0, which the schema refuses together with all other errors. */
const dollars = (value: unknown) =>
  typeof value === 'string' ? (readAmount(value) === null ? 0 : readAmount(value)) : value

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
