/**
 * The only list of a lead's fields. What forms and calls may send, columns and record of the admin, webhooks, API and its
 * document, the file of the inbox, lines of mails and of ADF, the person's own file, erasing and sealing are made from it.
 * A new field is a row here, and a migration where it has a column. Each output has the order of the table, or one of its own.
 */
import {
  asItIs,
  CONTACT_METHODS,
  emptied,
  inSent,
  type LeadTable,
  machine,
  MESSAGE_MAX,
  type Order,
  outbox,
  PLACED,
  sealedMap,
  secret,
  text,
  tick,
  unseen,
  yesNo,
} from './leadField'

const itself = { own: 'itself' } as const
const inApi = { api: 'optional' } as const

const REFERENCE = {
  lead_id: {
    ...{ ...text(64), column: { in: 'Shopper', index: true }, api: 'filled', csv: 'Reference', line: PLACED },
    ...{ ...itself, ...asItIs, unlisted: true, example: 'L7KQ2M9XA' },
    note: 'Reference that the shopper was given; unique for the dealer',
  },
  cluster_id: {
    ...{ ...machine, type: 'text', max: 300, column: { in: 'unseen', index: true }, ...inApi },
    ...{ erased: 'unique', sealed: null },
    note: 'The same for all leads of one person, told by e-mail and phone',
  },
  createdAt: {
    ...{ ...machine, type: 'moment', column: null, api: 'filled', csv: 'Received', line: PLACED },
    ...{ ...itself, ...asItIs },
  },
  state: {
    ...{ ...machine, type: 'text', max: 300, column: { in: 'work' }, api: 'filled', csv: 'Status' },
    ...{ ...asItIs, example: 'new' },
  },
  form: {
    ...{ ...text(20), ...unseen, ...inApi, csv: null, line: null, ...itself, ...asItIs },
    ...{ unlisted: true, example: 'enquiry' },
  },
} as const satisfies LeadTable

const inShopper = { column: { in: 'Shopper' }, ...inApi, ...itself } as const
const PERSON = {
  category: { ...text(80), ...inShopper, csv: 'About', line: PLACED, ...asItIs, example: 'Vehicle Enquiry' },
  subcategory: { ...text(120), ...inShopper, csv: 'More', line: PLACED, ...asItIs },
  name: {
    ...{ ...text(120), sent: 'filled', ...inShopper, csv: 'First name', line: PLACED },
    ...{ erased: 'word', sealed: 'text', found: 'person', example: 'Mia' },
  },
  last_name: {
    ...{ ...text(120), ...inShopper, csv: 'Last name', line: PLACED, ...secret, found: 'person' },
    example: 'Nolan',
  },
  email: {
    ...{ type: 'email', max: 254, sent: 'filled', ...inShopper, csv: 'Email', line: PLACED },
    ...{ ...secret, found: 'person', example: 'mia.nolan@shopper.example' },
  },
  phone: {
    ...{ type: 'phone', max: 40, sent: 'filled', ...inShopper, csv: 'Phone', line: PLACED },
    ...{ ...secret, found: 'number', example: '+61491570156' },
  },
  // Longer than a postcode, so that the postcode's own message is shown and not one about length.
  postcode: { ...text(40), ...inShopper, csv: null, line: 'Postcode', ...secret, example: '4558' },
  message: {
    ...{ ...text(MESSAGE_MAX), sent: 'filled', ...inShopper, column: { in: 'Shopper', max: 'long' } },
    ...{ csv: 'Message', line: PLACED, ...secret, found: 'message' },
    example: 'Is it still there on Saturday?',
  },
  PreferredContactMethod: {
    ...{ type: 'choice', options: CONTACT_METHODS, sent: 'optional', ...inShopper, csv: 'Prefers' },
    ...{ line: 'Preferred contact', ...emptied, sealed: null, example: 'Phone' },
  },
  /** All that was sent. */
  fields: {
    ...{ ...sealedMap, column: { in: 'Shopper' }, api: null, csv: null, line: null, ...itself },
    erased: { to: {} },
  },
} as const satisfies LeadTable

const ofCar = { ...unseen, ...inApi, csv: null, line: null, own: 'sent', ...asItIs } as const
const ABOUT = {
  dealership_slug: { ...text(120), ...ofCar, unlisted: true },
  dealership_id: { ...machine, type: 'reference', to: 'dealerships', column: { in: 'About' }, ...asItIs },
  location_id: { ...machine, type: 'reference', to: 'locations', column: { in: 'About' }, ...asItIs },
  location: { ...text(120), ...ofCar, csv: 'Location', line: PLACED },
  car_id: {
    ...{ ...text(64), ...ofCar, column: { in: 'unseen', index: true }, line: PLACED, ...itself },
    unlisted: true,
  },
  car_type: { ...text(10), ...ofCar, line: PLACED, unlisted: true, example: 'used' },
  stock_number: {
    ...{ ...text(64), ...ofCar, column: { in: 'About' }, csv: 'Stock number', line: PLACED, ...itself },
  },
  manufacturer_slug: { ...text(80), ...ofCar, unlisted: true, example: 'toyota' },
  vehicle_status: { ...text(20), ...ofCar, unlisted: true, example: 'in_stock' },
  offer_from_client: { type: 'dollars', sent: 'optional', ...ofCar, column: { in: 'About' }, line: 'Offer' },
  booking_date: { ...text(40), ...ofCar, line: 'Wanted time' },
  trade: {
    ...{ ...sealedMap, column: { in: 'About' }, ...inApi, csv: null, line: PLACED, ...itself },
    note: "The shopper's own car, where one is to be traded in",
  },
} as const satisfies LeadTable

const filledTick = { type: 'tick', sent: 'filled' } as const
const agreed = { ...filledTick, column: { in: 'Consent' }, api: 'filled', own: 'sent', ...asItIs } as const
const CONSENT = {
  opt_in: {
    ...{ ...agreed, csv: 'Agreed to marketing', line: PLACED, example: true },
    note: 'Agreed to marketing; false also where the box was ticked beforehand',
  },
  opt_in_finance: { ...agreed, csv: null, line: 'Interested in finance' },
  opt_in_trade: { ...agreed, csv: null, line: 'Has a trade-in' },
  consent: {
    ...{ ...sealedMap, ...unseen, ...inApi, csv: null, line: PLACED, ...itself },
    example: { marketing_text: 'Send me news and offers.' },
    note: 'The words agreed to, their version, time, page and channel',
  },
  terms_conditions: { ...filledTick, ...inSent, column: { in: 'Consent' }, line: null },
  /** Another name of the same tick. */
  terms_agreed: { ...filledTick, ...inSent, line: null },
} as const satisfies LeadTable

const ofVisit = { column: { in: 'Origin' }, csv: null, line: null, own: 'sent' } as const
const step = { ...tick, ...ofVisit, api: null, ...asItIs, unlisted: true } as const
const ORIGIN = {
  url: {
    ...{ type: 'page', max: 2000, sent: 'optional', ...ofVisit, column: { in: 'Origin', max: 2000 } },
    ...{ ...inApi, line: PLACED, ...itself, ...secret, unlisted: true },
    ...{ example: 'https://www.dealer.example/cars/2021-toyota-rav4-gxl-u1234' },
    note: 'The page it was sent from',
  },
  source: { ...text(40), ...ofVisit, ...inApi, ...asItIs, unlisted: true, example: 'Website' },
  /** The campaign of the page's address, else the source: what reports and the inbox sort leads by. */
  came_from: {
    ...{ ...machine, type: 'text', max: 300, column: { in: 'Origin', index: true }, csv: 'Source' },
    ...asItIs,
  },
  user_agent: {
    ...{ ...text(400), ...ofVisit, column: { in: 'Origin', max: 500 }, api: null, ...secret, unlisted: true },
  },
  lead_attributes: {
    ...{ type: 'visit', sent: 'optional', ...ofVisit, ...inApi, ...emptied, sealed: 'json', unlisted: true },
  },
  form_completed: step,
  offer_accepted: step,
  isLastStep: step,
  suspected: { ...machine, type: 'tick', column: { in: 'Origin' }, ...asItIs },
} as const satisfies LeadTable

/** Asked by some forms; the lines of mails say what was answered. */
const ANSWERS = {
  finance: { ...yesNo, ...inSent, line: 'Interested in finance' },
  'do-you-have-a-trade-in': { ...yesNo, ...inSent, line: 'Has a trade-in' },
  Rego: { ...text(12), ...inSent, line: 'Rego' },
  regoState: { ...text(3), ...inSent, line: 'Registered in' },
  trade_make: { ...text(80), ...inSent, line: 'Trade-in make' },
  trade_model: { ...text(80), ...inSent, line: 'Trade-in model' },
  trade_year: { ...text(4), ...inSent, line: 'Trade-in year' },
  adjustmentAnswers: { ...text(3000), ...inSent, line: null, unlisted: true },
  company: { ...text(120), ...inSent, line: 'Business' },
  quantity: { ...text(12), ...inSent, line: 'Vehicles' },
  role: { ...text(120), ...inSent, line: 'Job' },
  part: { ...text(400), ...inSent, line: 'Part' },
  km: { ...text(12), ...inSent, line: 'Kilometres' },
  trade_length: { ...text(20), ...inSent, line: 'Trade-in length' },
  trade_weight: { ...text(20), ...inSent, line: 'Trade-in weight' },
  best_time: { ...text(40), ...inSent, line: 'Best time to ring' },
  additional_services: {
    ...{ type: 'texts', max: 80, most: 20, sent: 'optional', ...inSent, line: 'Also wants' },
  },
  'Vehicle Make': { ...text(80), ...inSent, line: null },
  'Vehicle Model': { ...text(80), ...inSent, line: null },
  page_id: { ...text(200), ...inSent, line: null, unlisted: true },
  car_dealership_id: { ...text(64), ...inSent, line: null, unlisted: true },
  autogauge_enabled: { ...tick, ...inSent, line: null, unlisted: true },
  captcha: { type: 'proof', max: 8000, sent: 'optional', ...inSent, own: null, line: null, unlisted: true },
  /** Hidden from people; text in it is stored as a sign of a bot. */
  website: { type: 'proof', max: 2000, sent: 'optional', ...inSent, own: null, line: null, unlisted: true },
} as const satisfies LeadTable

const key = { ...machine, type: 'text', max: 300, column: { in: 'unseen', index: true } } as const
const MACHINE = {
  /** What mails say, read when the lead is stored: a later change of stock alters no mail. */
  facts: { ...sealedMap, ...machine, ...unseen },
  event: { ...machine, type: 'map', ...unseen, ...asItIs },
  spam_score: { ...machine, type: 'number', ...unseen, ...asItIs },
  spam_reasons: { ...machine, type: 'list', ...unseen, ...asItIs },
  dedupe_key: { ...machine, type: 'text', max: 300, ...unseen, erased: 'unique', sealed: null },
  shopper_id: { ...key, ...emptied, sealed: null },
  // One person's leads share a cluster, which is found by these.
  person_email: { ...key, ...emptied, sealed: 'hash' },
  person_phone: { ...key, ...emptied, sealed: 'hash' },
  // Hashed beginnings of words and numbers, and the secret that sealed the row (decision 0072).
  find_words: { ...machine, type: 'text', max: 300, column: { in: 'unseen', max: 'long' }, ...asItIs },
  sealed_by: { ...key, ...asItIs },
  /** Epoch ms since when integrators may read it; empty while it is held as suspected spam. */
  available_at: { ...machine, type: 'number', ...unseen, ...emptied, sealed: null },
} as const satisfies LeadTable

const WORK = {
  assigned_to: { ...machine, type: 'text', max: 300, column: { in: 'work' }, csv: 'Assigned to', ...asItIs },
  notes: { ...machine, type: 'text', max: 20_000, column: { in: 'work', max: 'long' }, ...secret },
  responded_at: { ...outbox, type: 'moment', csv: 'First answer', ...itself, ...asItIs },
  givings: { ...outbox, type: 'list', ...asItIs },
  again_at: { ...outbox, type: 'number', ...asItIs },
  back_at: { ...outbox, type: 'number', ...emptied, sealed: null },
  merged_into: { ...outbox, type: 'text', max: 300, ...asItIs },
  asked_at: { ...outbox, type: 'number', ...emptied, sealed: null },
  timeline: { ...outbox, type: 'list', ...itself, erased: { to: [] }, sealed: 'json' },
  deliveries: { ...outbox, type: 'list', erased: { to: [] }, sealed: 'json' },
  delivery_state: { ...outbox, type: 'text', max: 300, erased: { to: 'none' }, sealed: null },
  delivery_next_at: { ...outbox, type: 'number', ...emptied, sealed: null },
  delivery_lease_until: { ...outbox, type: 'number', ...asItIs },
  delivery_lease_by: { ...outbox, type: 'text', max: 300, ...asItIs },
  delivery_attempts: { ...outbox, type: 'number', ...asItIs },
} as const satisfies LeadTable

export const LEAD_FIELDS = {
  ...REFERENCE,
  ...PERSON,
  ...ABOUT,
  ...CONSENT,
  ...ORIGIN,
  ...ANSWERS,
  ...MACHINE,
  ...WORK,
} as const satisfies LeadTable
export type LeadFields = typeof LEAD_FIELDS
/** The order in which what was sent is stored, checked and shown. */
export const SENT_ORDER: Order<LeadFields> = [
  ['form', 'name', 'last_name', 'email', 'phone', 'message', 'category', 'subcategory'],
  ['dealership_slug', 'location', 'opt_in', 'opt_in_finance', 'opt_in_trade', 'terms_conditions'],
  ['terms_agreed', 'PreferredContactMethod', 'finance', 'do-you-have-a-trade-in', 'Rego'],
  ['regoState', 'trade_make', 'trade_model', 'trade_year', 'postcode', 'page_id', 'car_id'],
  ['car_type', 'car_dealership_id', 'stock_number', 'manufacturer_slug', 'vehicle_status'],
  ['Vehicle Make', 'Vehicle Model', 'autogauge_enabled', 'offer_from_client', 'company'],
  ['quantity', 'role', 'km', 'part', 'best_time', 'booking_date', 'additional_services', 'url'],
  ['source', 'user_agent', 'lead_attributes', 'lead_id'],
]
