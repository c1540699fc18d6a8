import { countryFacts } from '@/domain/country/country'

/** The fields that a form can ask, with the words and the kind of box of each. Names are those of the lead. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'plate'
  | 'number'
  | 'money'
  | 'time'
  | 'select'
  | 'message'
  | 'ticks'
  | 'tick'

export interface Field {
  kind: FieldKind
  label: string
  /** Said when it is required and empty. */
  missing: string
  /** Token of the browser's own autofill. */
  autoComplete?: string
  options?: readonly string[]
  hint?: string
  /** Half a row although its kind has a whole one. */
  short?: true
}

export const FIELDS = {
  name: { kind: 'text', label: 'Full name', missing: 'Enter your name.', autoComplete: 'name' },
  last_name: {
    kind: 'text',
    label: 'Last name',
    missing: 'Enter your last name.',
    autoComplete: 'family-name',
  },
  company: {
    kind: 'text',
    label: 'Business',
    missing: 'Enter the name of your business.',
    autoComplete: 'organization',
  },
  email: { kind: 'email', label: 'Email', missing: 'Enter your email address.', autoComplete: 'email' },
  phone: { kind: 'phone', label: 'Phone', missing: 'Enter your phone number.', autoComplete: 'tel' },
  postcode: {
    kind: 'postcode',
    label: 'Postcode',
    missing: 'Invalid postcode. Please enter a 4-digit number.',
    autoComplete: 'postal-code',
  },
  Rego: { kind: 'plate', label: 'Rego', missing: 'Enter the registration.' },
  regoState: {
    kind: 'select',
    label: 'Registered in',
    missing: 'Choose a state.',
    options: countryFacts('AU').plateRegisters,
    hint: 'Choose a state',
  },
  trade_make: { kind: 'text', label: 'Make', missing: 'Enter the make.', short: true },
  trade_model: { kind: 'text', label: 'Model', missing: 'Enter the model.', short: true },
  trade_year: { kind: 'number', label: 'Year', missing: 'Enter the year with four digits.' },
  km: { kind: 'number', label: 'Kilometres', missing: 'Enter the kilometres as a number, such as 95,000.' },
  'Vehicle Model': { kind: 'text', label: 'Model', missing: 'Tell us which model.' },
  quantity: {
    kind: 'number',
    label: 'How many vehicles?',
    missing: 'Tell us how many vehicles, as a number.',
  },
  role: { kind: 'text', label: 'Which job?', missing: 'Tell us which job.' },
  part: { kind: 'text', label: 'Which part?', missing: 'Tell us which part you need.' },
  offer_from_client: {
    kind: 'money',
    label: 'Your offer',
    missing: 'Tell us your offer in dollars, for example 32,500.',
  },
  booking_date: { kind: 'time', label: 'When would suit you?', missing: 'Choose a day and time.' },
  best_time: {
    kind: 'select',
    label: 'When should we ring?',
    missing: 'Choose a time.',
    options: ['Any time', 'Morning', 'Middle of the day', 'Afternoon'],
  },
  PreferredContactMethod: {
    kind: 'select',
    label: 'How should we answer?',
    missing: 'Choose how we should answer.',
    options: ['Phone', 'Email', 'SMS'],
  },
  additional_services: {
    kind: 'ticks',
    label: 'What does it need?',
    missing: 'Choose what it needs.',
    options: ['Regular service', 'Repair', 'Tyres and brakes', 'Safety check', 'Warranty work'],
  },
  category: { kind: 'select', label: 'What is it about?', missing: 'Choose what it is about.' },
  dealership_slug: { kind: 'select', label: 'Preferred dealership', missing: 'Choose a dealership.' },
  location: { kind: 'select', label: 'Location', missing: 'Choose a location.' },
  message: { kind: 'message', label: 'Message', missing: 'Write a message.' },
  opt_in_trade: { kind: 'tick', label: 'I have a car to trade in', missing: '' },
  opt_in_finance: { kind: 'tick', label: 'Tell me about finance', missing: '' },
} as const satisfies Record<string, Field>
export type FieldName = keyof typeof FIELDS
export const FIELD_NAMES = Object.keys(FIELDS).filter((name): name is FieldName => name in FIELDS)
export const fieldOf = (name: FieldName): Field => FIELDS[name]
