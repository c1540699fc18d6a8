/** One schema for the form in the browser and for POST /api/leads. Field names are those of the spec. */
import { z } from 'zod'

export const FORMS = ['enquiry', 'general', 'test-drive', 'photos', 'offer', 'trade-in', 'careers'] as const
export type LeadForm = (typeof FORMS)[number]

export const CATEGORIES = [
  'General Enquiry',
  'Vehicle Enquiry',
  'Finance Enquiry',
  'Service Enquiry',
  'Parts Enquiry',
  'Feedback',
  'Careers Enquiry',
] as const

export interface LeadRules {
  form: LeadForm
  messageRequired: boolean
  dealershipRequired: boolean
  locationRequired: boolean
}

export const TERMS_MESSAGE = '*You must agree to the terms of use before submitting.'
export const POSTCODE_MESSAGE = 'Invalid postcode. Please enter a 4-digit number.'

export const PHONE_MESSAGE = 'Enter a phone number such as 0412 345 678.'

/** The form only. The server also checks with `isPhone`, whose table is too large for a browser. */
const bare = (phone: string) => phone.replace(/[\s().-]/g, '')
const PHONE = /^(\+\d{8,15}|0\d{8,10}|13\d{4}|1[38]00\d{6})$/

const text = (max: number, missing = 'Fill this in.') =>
  z.string(missing).trim().max(max, `Use at most ${max} characters.`)
const optionalText = (max: number) => text(max).optional()
/** JSON sends true; a plain form posts `on`. */
const tick = z.preprocess(
  (value) => value === true || value === 'true' || value === 'on' || value === '1' || value === 'Yes',
  z.boolean(),
)
const yesNo = z.enum(['Yes', 'No']).optional()
const query = z.record(z.string(), z.string().max(500)).optional()

export const emailAddress = text(254, 'Enter your email address.')
  .min(1, 'Enter your email address.')
  .pipe(z.email('Enter an email address such as name@example.com.'))

const fields = z.object({
  form: z.enum(FORMS).default('enquiry'),
  name: text(120, 'Enter your name.').min(1, 'Enter your name.'),
  last_name: optionalText(120),
  email: emailAddress,
  phone: text(40)
    .refine((value) => value === '' || PHONE.test(bare(value)), PHONE_MESSAGE)
    .default(''),
  message: text(4000).default(''),
  category: optionalText(80),
  subcategory: optionalText(120),
  dealership_slug: optionalText(120),
  location: optionalText(120),
  opt_in: tick.default(false),
  opt_in_finance: tick.default(false),
  opt_in_trade: tick.default(false),
  terms_conditions: tick.default(false),
  terms_agreed: tick.default(false),
  PreferredContactMethod: z.enum(['Phone', 'Email', 'SMS']).optional(),
  finance: yesNo,
  'do-you-have-a-trade-in': yesNo,
  Rego: optionalText(12),
  regoState: optionalText(3),
  postcode: optionalText(4),
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
    (value) => (typeof value === 'string' ? value.replace(/[$,\s]/g, '') : value),
    z.coerce
      .number()
      .positive()
      .max(10_000_000)
      .optional()
      .or(z.literal('').transform(() => undefined)),
  ),
  booking_date: optionalText(40),
  additional_services: z.array(text(80)).max(20).optional(),
  url: optionalText(2000),
  source: optionalText(40),
  user_agent: optionalText(400),
  lead_attributes: z
    .object({ visited_pages: z.array(text(500)).max(50).optional(), linked_query_params: query })
    .optional(),
  lead_id: optionalText(64),
  form_completed: tick.optional(),
  offer_accepted: tick.optional(),
  isLastStep: tick.optional(),
  captcha: z.string().max(8000).optional(),
  /** Hidden from people; text in it is stored as a sign of a bot. */
  website: z.string().max(2000).optional(),
})
export type LeadInput = z.output<typeof fields>
export type LeadValues = z.input<typeof fields>

const NEEDS: {
  path: keyof LeadInput & string
  message: string
  missing: (lead: LeadInput, rules: LeadRules) => boolean
}[] = [
  {
    path: 'message',
    message: 'Write a message.',
    missing: (lead, rules) =>
      rules.messageRequired && ['enquiry', 'general', 'careers'].includes(lead.form) && !lead.message,
  },
  {
    path: 'category',
    message: 'Choose what it is about.',
    missing: (lead) => lead.form === 'general' && !lead.category,
  },
  {
    path: 'dealership_slug',
    message: 'Choose a dealership.',
    missing: (lead, rules) => rules.dealershipRequired && !lead.car_id && !lead.dealership_slug,
  },
  {
    path: 'location',
    message: 'Choose a location.',
    missing: (lead, rules) => rules.locationRequired && !lead.car_id && !lead.location,
  },
  {
    path: 'offer_from_client',
    message: 'Enter your offer in dollars, such as 32500.',
    missing: (lead) => lead.form === 'offer' && lead.offer_from_client === undefined,
  },
  {
    path: 'postcode',
    message: POSTCODE_MESSAGE,
    missing: (lead) =>
      (lead.form === 'trade-in' || Boolean(lead.postcode)) && !/^\d{4}$/.test(lead.postcode ?? ''),
  },
  {
    path: 'terms_conditions',
    message: TERMS_MESSAGE,
    missing: (lead) =>
      !lead.terms_conditions && !lead.terms_agreed && lead.form !== 'test-drive' && lead.form !== 'photos',
  },
]

/** Each issue has the field as `path` and a message that says what to do. */
export function leadSchema(rules: LeadRules) {
  return fields.superRefine((lead, context) => {
    for (const need of NEEDS)
      if (need.missing(lead, rules))
        context.addIssue({ code: 'custom', path: [need.path], message: need.message })
  })
}
