/** One schema for the form in the browser and for POST /api/leads. What each form requires is in its intent. */
import { z } from 'zod'
import { isKm, kmMessage } from '@/core/car/odometer'
import { isYear, yearMessage } from '@/core/car/yearForm'
import { readAmount } from '@/core/money/amount'
import { looksLikePhone, PHONE_MESSAGE } from '@/core/place/phones/phoneForm'
import { isPostcode } from '@/core/dealer/country/postcodeForm'
import { tick } from '@/lib/tick'
import { phrase } from '@/lib/words'
import {
  EMAIL_MESSAGE,
  emailAddress,
  leadAttributes,
  pageAddress,
  TERMS_MESSAGE,
  text,
} from '@/core/person/formFields'
import { inOrder, leadNames, type LeadField, type LeadTable, type Sent } from '@/core/person/leadField'
import { LEAD_FIELDS, SENT_ORDER } from '@/core/person/leadFields'
import { FIELD_NAMES, FIELDS, type FieldName } from '@/features/leads/intents/fields.rules'
import { intentOf } from '@/features/leads/intents/intents.rules'
import { FORMS, type LeadForm } from '@/features/leads/intents/names.rules'
import type { Site } from '@/core/dealer/views'

export const CATEGORIES = [
  phrase('General Enquiry'),
  phrase('Vehicle Enquiry'),
  phrase('Finance Enquiry'),
  phrase('Service Enquiry'),
  phrase('Parts Enquiry'),
  phrase('Feedback'),
  phrase('Careers Enquiry'),
] as const

/** The subcategory of a lead that asks about these: what it names is looked up. */
export const ACCESSORIES = 'Accessories'

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
const asList = (value: unknown) => (typeof value === 'string' ? (value ? [value] : undefined) : value)
/** Undefined when empty. Text that is no amount becomes 0, which the schema refuses together with all other errors. */
const dollars = (value: unknown) =>
  typeof value === 'string' ? (readAmount(value) === null ? 0 : readAmount(value)) : value

const isEmail = (value: string) => emailAddress.safeParse(value).success

/** Of what is missing or no text. */
const MISSING: Partial<Record<string, string>> = { name: FIELDS.name.missing, email: FIELDS.email.missing }

function kindOf(name: string, field: LeadField): z.ZodType {
  switch (field.type) {
    case 'email':
      return text(field.max, MISSING[name]).refine((value) => value === '' || isEmail(value), EMAIL_MESSAGE)
    case 'phone':
      return text(field.max).refine((value) => value === '' || looksLikePhone(value), PHONE_MESSAGE)
    case 'page':
      return pageAddress
    case 'proof':
      return z.string().max(field.max)
    case 'tick':
      return tick
    case 'visit':
      return leadAttributes
    case 'choice':
      return z.preprocess(unlessEmpty, z.enum(field.options).optional())
    case 'texts':
      return z.preprocess(asList, z.array(text(field.max)).max(field.most).optional())
    case 'dollars':
      return z.preprocess(
        dollars,
        z
          .number(OFFER_MESSAGE)
          .positive(OFFER_MESSAGE)
          .max(10_000_000, phrase('An offer can be at most $10,000,000.'))
          .optional(),
      )
    case 'text':
      return text(field.max, MISSING[name])
    default:
      throw new Error(`No form sends a ${field.type}: ${name}`)
  }
}

const sentSchema = (name: string, field: LeadField): z.ZodType =>
  field.sent === 'filled'
    ? kindOf(name, field).default(field.type === 'tick' ? false : '')
    : kindOf(name, field).optional()

type SentShape<T> = {
  -readonly [K in keyof T as T[K] extends { sent: string } ? K : never]: T[K] extends { sent: 'filled' }
    ? z.ZodType<Sent<T[K]>>
    : z.ZodOptional<z.ZodType<Sent<T[K]>>>
}

export function sentShape<T extends LeadTable>(table: T): SentShape<T>
export function sentShape(table: LeadTable): unknown {
  const names = inOrder(
    leadNames(table, ({ sent }) => sent !== null),
    SENT_ORDER,
  )
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = table[name]
      return field ? [[name, sentSchema(name, field)]] : []
    }),
  )
}

const fields = z.object({ ...sentShape(LEAD_FIELDS), form: z.enum(FORMS).default('enquiry') })
export type LeadInput = z.output<typeof fields>

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** Required of every form without a car, by the tenant's rules. A location names its dealership: only one of the two is missing. */
const PLACES: Partial<Record<FieldName, (lead: LeadInput, rules: LeadRules) => boolean>> = {
  dealership_slug: (lead, rules) =>
    rules.dealershipRequired && !rules.locationRequired && !lead.car_id && !lead.location,
  location: (lead, rules) => rules.locationRequired && !lead.car_id,
}

/** Where a form asks how to answer, a call or an SMS needs a number; an email does not. */
const asksForNumber = (lead: LeadInput): boolean =>
  intentOf(lead.form).fields.includes('PreferredContactMethod') &&
  lead.PreferredContactMethod !== undefined &&
  lead.PreferredContactMethod !== 'Email'

const isRequested = (name: FieldName, lead: LeadInput, rules: LeadRules): boolean =>
  PLACES[name]?.(lead, rules) ??
  ((name === 'phone' && asksForNumber(lead)) ||
    ([...intentOf(lead.form).required, ...(rules.wanted ?? [])].some((required) => required === name) &&
      (name !== 'message' || rules.messageRequired)))

interface Written {
  name: 'trade_year' | 'km' | 'quantity' | 'postcode'
  isRight: (text: string) => boolean
  /** What is wrong with a value that is there; else the same as for none. */
  say?: (text: string) => string
}
const isNumber = (text: string) => readAmount(text) !== null
const WRITTEN: readonly Written[] = [
  { name: 'trade_year', isRight: isYear, say: yearMessage },
  { name: 'km', isRight: isKm, say: kmMessage },
  { name: 'quantity', isRight: isNumber },
  { name: 'postcode', isRight: isPostcode },
]

function needsOf(lead: LeadInput, rules: LeadRules): [path: string, message: string][] {
  if (rules.byStaff) return []
  const missing = FIELD_NAMES.filter((name) => isRequested(name, lead, rules) && isEmpty(lead[name])).map(
    (name): [string, string] => [name, FIELDS[name].missing],
  )
  for (const { name, isRight, say } of WRITTEN)
    if (lead[name] && !isRight(lead[name])) missing.push([name, say?.(lead[name]) ?? FIELDS[name].missing])
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

export function leadRules(
  { config, dealerships }: Pick<Site, 'config' | 'dealerships'>,
  form: LeadForm,
): LeadRules {
  return {
    form,
    messageRequired: config.forms.messageRequired,
    dealershipRequired: config.forms.dealershipField && dealerships.length > 1,
    locationRequired: config.forms.locationField,
  }
}
