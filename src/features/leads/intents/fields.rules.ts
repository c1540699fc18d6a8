import { COUNTRIES, countryFacts } from '@/core/dealer/country/country'
import { POSTCODE_MESSAGE } from '@/core/dealer/country/postcodeForm'
import { CONTACT_METHODS } from '@/core/person/leadField'
import { phrase } from '@/lib/words'

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
  missing: string
  /** Token of the browser's own autofill. */
  autoComplete?: string
  options?: readonly string[]
  hint?: string
  /** Takes half a row although its kind usually takes a whole one. */
  short?: true
}

export const FIELDS = {
  name: {
    kind: 'text',
    label: phrase('Full name'),
    missing: phrase('Enter your name.'),
    autoComplete: 'name',
  },
  last_name: {
    kind: 'text',
    label: phrase('Last name'),
    missing: phrase('Enter your last name.'),
    autoComplete: 'family-name',
  },
  company: {
    kind: 'text',
    label: phrase('Business'),
    missing: phrase('Enter the name of your business.'),
    autoComplete: 'organization',
  },
  email: {
    kind: 'email',
    label: phrase('Email'),
    missing: phrase('Enter your email address.'),
    autoComplete: 'email',
  },
  phone: {
    kind: 'phone',
    label: phrase('Phone'),
    missing: phrase('Enter your phone number.'),
    autoComplete: 'tel',
  },
  postcode: {
    kind: 'postcode',
    label: phrase('Postcode'),
    missing: POSTCODE_MESSAGE,
    autoComplete: 'postal-code',
  },
  Rego: { kind: 'plate', label: phrase('Rego'), missing: phrase('Enter the registration.') },
  regoState: {
    kind: 'select',
    label: phrase('Registered in'),
    missing: phrase('Choose a state.'),
    options: COUNTRIES.flatMap((country) => countryFacts(country).plateRegisters),
    hint: phrase('Choose a state'),
  },
  trade_make: { kind: 'text', label: phrase('Make'), missing: phrase('Enter the make.'), short: true },
  trade_model: { kind: 'text', label: phrase('Model'), missing: phrase('Enter the model.'), short: true },
  trade_year: { kind: 'number', label: phrase('Year'), missing: phrase('Enter the year with four digits.') },
  km: {
    kind: 'number',
    label: phrase('Kilometres'),
    missing: phrase('Enter the kilometres as a number, such as 95,000.'),
  },
  trade_length: { kind: 'text', label: phrase('Body length'), missing: '', short: true },
  trade_weight: { kind: 'text', label: phrase('Weight when empty'), missing: '', short: true },
  'Vehicle Model': { kind: 'text', label: phrase('Model'), missing: phrase('Tell us which model.') },
  quantity: {
    kind: 'number',
    label: phrase('How many vehicles?'),
    missing: phrase('Tell us how many vehicles, as a number.'),
  },
  role: { kind: 'text', label: phrase('Which job?'), missing: phrase('Tell us which job.') },
  part: { kind: 'text', label: phrase('Which part?'), missing: phrase('Tell us which part you need.') },
  offer_from_client: {
    kind: 'money',
    label: phrase('Your offer'),
    missing: phrase('Tell us your offer in dollars, for example 32,500.'),
  },
  booking_date: {
    kind: 'time',
    label: phrase('When would suit you?'),
    missing: phrase('Choose a day and time.'),
  },
  best_time: {
    kind: 'select',
    label: phrase('When should we ring?'),
    missing: phrase('Choose a time.'),
    options: [phrase('Any time'), phrase('Morning'), phrase('Middle of the day'), phrase('Afternoon')],
  },
  PreferredContactMethod: {
    kind: 'select',
    label: phrase('How should we answer?'),
    missing: phrase('Choose how we should answer.'),
    options: CONTACT_METHODS,
  },
  additional_services: {
    kind: 'ticks',
    label: phrase('What does it need?'),
    missing: phrase('Choose what it needs.'),
    options: [
      phrase('Regular service'),
      phrase('Repair'),
      phrase('Tyres and brakes'),
      phrase('Safety check'),
      phrase('Warranty work'),
    ],
  },
  category: {
    kind: 'select',
    label: phrase('What is it about?'),
    missing: phrase('Choose what it is about.'),
  },
  dealership_slug: {
    kind: 'select',
    label: phrase('Preferred dealership'),
    missing: phrase('Choose a dealership.'),
  },
  location: { kind: 'select', label: phrase('Location'), missing: phrase('Choose a location.') },
  message: { kind: 'message', label: phrase('Message'), missing: phrase('Write a message.') },
  opt_in_trade: { kind: 'tick', label: phrase('I have a car to trade in'), missing: '' },
  opt_in_finance: { kind: 'tick', label: phrase('Tell me about finance'), missing: '' },
} as const satisfies Record<string, Field>
export type FieldName = keyof typeof FIELDS
export const FIELD_NAMES = Object.keys(FIELDS).filter((name): name is FieldName => name in FIELDS)
export const fieldOf = (name: FieldName): Field => FIELDS[name]
