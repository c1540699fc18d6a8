/**
 * The only list of a car's facts. API validation and documentation, admin form, Car type, row readers,
 * search index, lead facts and specifications are made from it. A new fact is a line here and a migration.
 */
import { CONDITION } from './conditionFields'
import { PICTURES, WORDS } from './contentFields'
import { phrase } from '@/lib/words'
import type { CarTable } from './field'
import {
  facet,
  found,
  fromServer,
  int,
  measure,
  OF_KM,
  onCards,
  onPage,
  range,
  required,
  spec,
  text,
  words,
} from './kinds'
import { MOST_KM } from './odometer'
import { LENDER, LOCATION, MARKET_PRICES, SPECIFICATIONS, VARIANT } from './parts'
import { VOCABULARIES } from './vocabularies'

const OVERVIEW = {
  status: {
    ...{ type: 'choice', options: VOCABULARIES.status.values, required: 'stored', vocabulary: 'status' },
    ...{ ...onCards, ...facet, column: 'index', default: 'in_stock', tab: 'Overview' },
  },
  tag: {
    ...{ ...text(60), ...onCards, ...facet, tab: 'Overview', label: 'Tag on the card' },
    help: 'A few words on the picture, for example New arrival.',
  },
  price: {
    ...{ type: 'dollars', ...onCards, ...range, lead: true, column: 'index', tab: 'Overview' },
    note: 'Whole dollars of the dealer’s country. 0 and -1 stand for none; up to $10 is stored and not shown. A warning says so',
    help: 'Left empty, shoppers read “Enquire for price”.',
  },
  before_price: {
    ...{ type: 'dollars', ...onCards, tab: 'Overview', label: 'Price before (was)' },
    help: 'Shown crossed out. It is above the price, or empty.',
  },
  price_type: {
    ...{ type: 'choice', options: VOCABULARIES.price_type.values, vocabulary: 'price_type' },
    ...{ ...onCards, tab: 'Overview', label: 'What the price covers' },
  },
  subscription_price: {
    ...{ type: 'dollars', ...onCards, ...range, tab: 'Overview', label: 'Subscription per week' },
  },
  weekly_price: {
    ...{ type: 'dollars', ...onCards, ...range, tab: 'Overview', label: 'Repayment per week' },
    help: 'For the price that it came with: at another price, the website shows it in proportion.',
  },
  show_on_dealer_website: {
    ...{ type: 'flag', ...onCards, default: true, tab: 'Overview', label: 'Show on the website' },
  },
  reserved: { type: 'flag', ...onCards, tab: 'Overview' },
  certified: { type: 'flag', ...onCards, ...facet, tab: 'Overview' },
  preorder: { type: 'flag', ...onCards, tab: 'Overview' },
  dealership_id: {
    ...{ type: 'reference', to: 'dealerships', required: 'stored', owner: 'staff', public: true, card: true },
    ...{ ...found, tab: 'Overview', label: 'Dealership' },
  },
  location_id: {
    ...{ type: 'reference', to: 'locations', owner: 'staff', public: true, card: true },
    ...{ tab: 'Overview', label: 'Location' },
  },
  dealership_slug: {
    ...{ ...text(300), ...fromServer, ...facet, required: 'stored', tab: 'Overview', hidden: true },
  },
  dealership_name: { ...text(300), ...fromServer, ...facet, tab: 'Overview', hidden: true },
} as const satisfies CarTable

const DETAILS = {
  name: {
    ...{ ...text(200), ...onCards, required: 'stored', lead: true, tab: 'Details' },
    help: 'The title that shoppers read. Left empty, it is made of year, make, model and badge.',
  },
  stocknum: {
    ...{ ...text(64), required: 'stored', owner: 'staff', public: true, card: true, ...found, lead: true },
    ...{ column: 'index', tab: 'Overview', label: 'Stock number', example: 'U1234' },
    ...spec(phrase('Stock number'), 'identity', 'place'),
    note: "The dealership's own stock number",
    pattern: {
      regex: /^[#(*&]?[A-Za-z0-9\u00c0-\u024f][A-Za-z0-9\u00c0-\u024f ._/#&()[\]+,:*@=!~'-]{0,63}$/,
      message: 'must be 1 to 64 letters, digits, spaces or signs such as . - _ / # & ( ) + , :',
    },
  },
  item_type: { ...text(60), ...onCards, ...facet, tab: 'Details', label: 'Kind of vehicle' },
  make: {
    ...{ ...text(80), ...required, ...onCards, ...facet, spelling: 'make', lead: true },
    ...{ column: 'index', tab: 'Overview' },
  },
  model: { ...text(80), ...required, ...onCards, ...facet, lead: true, column: 'index', tab: 'Overview' },
  year: {
    ...{ ...int(1900, 2100), ...required, ...onCards, ...facet, range: true, lead: true },
    ...{ column: 'index', tab: 'Overview' },
  },
  car_type: {
    ...{ type: 'choice', options: VOCABULARIES.car_type.values, vocabulary: 'car_type', ...required },
    ...{ ...onCards, ...facet, lead: true, column: 'index', tab: 'Overview', label: 'Car type' },
  },
  badge: { ...text(120), ...onCards, ...facet, lead: true, tab: 'Overview' },
  series: {
    ...{ ...text(120), ...onCards, ...found, tab: 'Details' },
    ...spec(phrase('Series'), 'identity', 'car'),
  },
  km: {
    ...{ ...int(0, MOST_KM, OF_KM), ...onCards, ...range, lead: true },
    ...{ tab: 'Details', label: 'Kilometres' },
    note: '-1 stands for none, and a warning says so',
  },
  colour: {
    ...{ ...text(80), ...onCards, ...facet, spelling: 'titled', lead: true, tab: 'Details' },
    ...spec(phrase('Colour'), 'size', 'car'),
  },
  interior_colour: {
    ...{ ...text(80), ...onCards, tab: 'Details' },
    ...spec(phrase('Interior'), 'size', 'car'),
  },
  simple_body: {
    ...{ ...text(80), ...onCards, ...facet, spelling: 'category', vocabulary: 'body' },
    ...{ tab: 'Details', label: 'Body' },
  },
  seats: {
    ...{ ...int(0, 99), ...onCards, ...facet, spelling: 'positive', tab: 'Details' },
    ...spec(phrase('Seats'), 'size', 'car'),
  },
  doors: {
    ...{ ...int(0, 9), ...onCards, ...found, spelling: 'positive', tab: 'Details' },
    ...spec(phrase('Doors'), 'size', 'car'),
  },
  simple_fuel: {
    ...{ ...text(80), ...onCards, ...facet, spelling: 'category', vocabulary: 'fuel' },
    ...{ tab: 'Details', label: 'Fuel' },
  },
  simple_transmission: {
    ...{ ...text(80), ...onCards, ...facet, spelling: 'titled', vocabulary: 'transmission' },
    ...{ tab: 'Details', label: 'Transmission' },
  },
  drive: {
    ...{ ...text(80), ...onCards, ...facet, spelling: 'category', vocabulary: 'drive', tab: 'Details' },
    ...spec(phrase('Drive'), 'drive', 'car'),
  },
  regplate: { ...text(12), ...onCards, tab: 'Details', label: 'Number plate' },
  rego_expiry: { type: 'date', ...onCards, tab: 'Details', label: 'Registered until' },
  vin: {
    ...{ ...text(17), ...onCards, lead: true, column: 'index', tab: 'Details', label: 'VIN' },
    note: '17 letters and digits without I, O and Q. Another car of yours with the same one is named in a warning',
    // O, I and Q are in none, and a guess would be another car's.
    sent: {
      regex: /^[A-HJ-NPR-Za-hj-npr-z0-9]{17}$/,
      message: 'must be a VIN: 17 letters and digits without I, O and Q',
    },
  },
} as const satisfies CarTable

const TECHNICAL = {
  engine_size: { ...text(80), ...onCards, tab: 'Technical' },
  engine_size_litres: { ...measure(30), ...onCards, tab: 'Technical', label: 'Engine size (litres)' },
  cylinders: { ...int(0, 24), ...onCards, ...found, spelling: 'positive', tab: 'Technical' },
  trans: { ...text(120), ...onCards, tab: 'Technical', label: 'Transmission in full' },
  fuel: { ...text(120), ...onCards, tab: 'Technical', label: 'Fuel in full' },
  has_nvic: { type: 'flag', ...onCards, tab: 'Technical', label: 'Has an NVIC code' },
  build_date: {
    ...{ type: 'date', ...onCards, tab: 'Technical' },
    ...spec(phrase('Build date'), 'identity', 'car'),
  },
  compliance_date: {
    ...{ type: 'date', ...onCards, tab: 'Technical' },
    ...spec(phrase('Compliance date'), 'identity', 'car'),
  },
  specifications: {
    ...{ type: 'object', fields: SPECIFICATIONS, ...onCards, tab: 'Technical', label: 'Caravan or trailer' },
    note: 'Caravans. Lengths in millimetres, masses in kilograms',
  },
  variant: {
    ...{ type: 'object', fields: VARIANT, ...onPage, tab: 'Technical', label: 'Figures' },
    note: 'Lengths in millimetres, masses in kilograms, torque in Nm, consumption in L/100 km',
  },
  autograb_data: {
    ...{ type: 'object', fields: MARKET_PRICES, ...onCards, tab: 'Technical', label: 'Market prices' },
  },
  payment_processors: { ...words(60, 30), ...onCards, tab: 'Technical' },
  finance_lenders: {
    ...{ type: 'map', of: { type: 'object', fields: LENDER, ...required }, ...onCards, tab: 'Technical' },
    help: 'Figures of each lender, as its provider sends them.',
    note: 'For the price of the same message, else the car’s. At another price, pages show them in proportion',
  },
  location_name: { ...text(120), ...onCards, ...facet, tab: 'Technical' },
  city: { ...text(100), ...onCards, ...facet, spelling: 'titled', tab: 'Technical' },
  state: { ...text(50), ...onCards, ...facet, spelling: 'region', tab: 'Technical' },
  private_suburb: { ...text(100), owner: 'feed', tab: 'Technical', label: 'Suburb of the seller' },
  private_postcode: { ...text(10), owner: 'feed', tab: 'Technical', label: 'Postcode of the seller' },
  location: {
    ...{ type: 'object', fields: LOCATION, ...onCards },
    ...{ tab: 'Technical', label: 'Place as the feed sends it' },
  },
} as const satisfies CarTable

const SYSTEM = {
  sold: { type: 'flag', ...onCards, tab: 'System' },
  sold_date_timestamp: {
    ...{
      type: 'time',
      ...onCards,
      ...range,
      spelling: 'positive',
      tab: 'System',
      label: 'Sold on',
    },
  },
  created_at: {
    ...{ type: 'time', required: 'stored', ...onCards, ...range, spelling: 'positive' },
    ...{ column: 'index', tab: 'System', locked: true },
  },
  custom_rank: {
    ...{ ...int(-1_000_000, 1_000_000), ...onCards, ...range, default: 0, tab: 'System', locked: true },
    ...{ label: 'Place in lists by the feed' },
  },
  updated_at: { type: 'time', ...fromServer, column: 'index', label: 'Updated' },
  views: { ...int(0, 1e12), ...fromServer, default: 0 },
  id: { ...text(64), required: 'stored', owner: 'platform', public: true, card: true, ...found, lead: true },
  slug: {
    ...{ ...text(120), required: 'stored', owner: 'staff', public: true, card: true, column: 'index' },
    help: 'The last part of the page’s address.',
  },
} as const satisfies CarTable

export const CAR_FIELDS = {
  ...DETAILS,
  ...OVERVIEW,
  ...PICTURES,
  ...WORDS,
  ...CONDITION,
  ...TECHNICAL,
  ...SYSTEM,
} as const satisfies CarTable
export type CarFields = typeof CAR_FIELDS
