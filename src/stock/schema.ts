/** What an integrator may say about a car: the one schema that validates, and that openapi.json is generated from. */
import { z } from 'zod'

const describe = (text: string) => ({ description: text })
const text = (max: number) => z.string('must be a text').max(max, `must be at most ${max} characters long`)
const required = (max: number) => text(max).min(1, 'must not be empty')
const int = (min: number, max: number, of: string) =>
  z.int(`must be a whole number${of}`).min(min, `must be at least ${min}`).max(max, `must be at most ${max}`)
const dollars = () => int(0, 10_000_000, ' of dollars').meta(describe('Whole Australian dollars'))
const measure = (max: number) =>
  z.number('must be a number').min(0, 'must not be negative').max(max, `must be at most ${max}`)
const flag = () => z.boolean('must be true or false')
const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`)
const date = () => z.iso.date('must be a date as yyyy-mm-dd or dd/mm/yyyy').meta(describe('yyyy-mm-dd'))
const list = <T extends z.ZodType>(item: T, max: number) =>
  z.array(item, 'must be a list').max(max, `must have at most ${max} entries`)
const timestamp = () => int(0, 4_102_444_800, ' of seconds').meta(describe('Epoch seconds'))

/** Pictures and links: web addresses, or a path of a picture that the platform already has. */
const webAddress = () =>
  text(2_000)
    .regex(
      /^(https?:\/\/[^\s/]+\S*|\/media\/(?!\S*\.\.)\S+)$/i,
      'must be a web address that starts with https://',
    )
    .meta({ description: 'A web address (https://…)', examples: ['https://pictures.example/u1234-1.jpg'] })

const image = z.object({
  image: z.object({ url: webAddress() }),
  alt: text(300).nullish(),
  tag: text(40).nullish(),
})
const address = z.object({
  street: text(200).nullish(),
  city: text(100).nullish(),
  state: text(50).nullish(),
  postcode: text(10).nullish(),
  place_url: webAddress().nullish(),
  id: text(200).nullish(),
  map_key: text(200).nullish(),
})
const location = z.object({
  name: text(120),
  slug: text(120),
  phone: text(40).nullish(),
  address: address.nullish(),
  distribution_locations: list(text(120), 50).nullish(),
})
const specifications = z
  .object({
    body_width: measure(100_000).nullish(),
    body_length: measure(100_000).nullish(),
    tare_weight: measure(100_000).nullish(),
    axle_type: text(80).nullish(),
    sleeps: int(0, 50, '').nullish(),
    aggregate_trailer_mass: measure(100_000).nullish(),
  })
  .meta(describe('Caravans. Lengths in millimetres, masses in kilograms'))
const variant = z
  .object({
    cylinders: int(0, 24, '').nullish(),
    enginesize: measure(20_000).nullish(),
    enginesize_litres: measure(30).nullish(),
    induction: text(80).nullish(),
    geartype: text(80).nullish(),
    fuelconsumptioncombined: measure(200).nullish(),
    fuelcapacity: measure(5_000).nullish(),
    grossvehiclemass: measure(100_000).nullish(),
    vehiclelength: measure(100_000).nullish(),
    vehicleheight: measure(100_000).nullish(),
    vehiclewidth: measure(100_000).nullish(),
    torque: measure(20_000).nullish(),
    ancaprating: measure(5).nullish(),
    ancapyear: int(1990, 2100, '').nullish(),
    bodyconfiguration: text(120).nullish(),
  })
  .meta(describe('Lengths in millimetres, masses in kilograms, torque in Nm, consumption in L/100 km'))
const lender = z.object({
  interestRate: z.number().nullable(),
  comparisonRate: z.number().nullable(),
  paymentWeek: z.number().nullish(),
  paymentMonth: z.number().nullish(),
  termMonths: z.number().nullish(),
  termYears: z.number().nullish(),
  deposit: z.number().nullish(),
  balloon: z.number().nullish(),
  disclaimer: text(5_000).nullish(),
})

export const CAR_TYPES = ['new', 'used', 'demo'] as const
export const STATUSES = ['in_stock', 'sold', 'coming_soon', 'withdrawn'] as const
export const PRICE_TYPES = ['drive_away', 'egc', 'before_on_roads', 'on_application'] as const

export const stocknumSchema = z
  .string('must be a text')
  .regex(/^[A-Za-z0-9][A-Za-z0-9._ -]{0,63}$/, 'must be 1 to 64 letters, digits, dots, dashes or spaces')
  .meta({ description: "The dealership's own stock number", examples: ['U1234'] })

/** Facts that the integrator owns; everything but make, model, year and car_type may be left out. */
export const carSchema = z.object({
  make: required(80),
  model: required(80),
  year: int(1900, 2100, ''),
  car_type: choice(CAR_TYPES),
  name: text(200).nullish(),
  badge: text(120).nullish(),
  series: text(120).nullish(),
  km: int(0, 2_000_000, ' of kilometres').nullish(),
  price: dollars().nullish(),
  before_price: dollars().nullish(),
  subscription_price: dollars().nullish(),
  weekly_price: dollars().nullish(),
  price_type: choice(PRICE_TYPES).nullish(),
  preorder: flag().nullish(),
  status: choice(STATUSES).nullish(),
  sold: flag().nullish(),
  sold_date_timestamp: timestamp().nullish(),
  reserved: flag().nullish(),
  certified: flag().nullish(),
  tag: text(60).nullish(),
  created_at: timestamp().nullish(),
  custom_rank: int(-1_000_000, 1_000_000, '').nullish(),
  vin: text(17).nullish(),
  regplate: text(12).nullish(),
  rego_expiry: date().nullish(),
  compliance_date: date().nullish(),
  build_date: date().nullish(),
  colour: text(80).nullish(),
  interior_colour: text(80).nullish(),
  drive: text(80).nullish(),
  seats: int(0, 99, '').nullish(),
  doors: int(0, 9, '').nullish(),
  engine_size: text(80).nullish(),
  engine_size_litres: measure(30).nullish(),
  cylinders: int(0, 24, '').nullish(),
  simple_fuel: text(80).nullish(),
  simple_body: text(80).nullish(),
  simple_transmission: text(80).nullish(),
  trans: text(120).nullish(),
  fuel: text(120).nullish(),
  file: webAddress().nullish().meta(describe('Link of the history report')),
  dealercomments: text(20_000).nullish().meta(describe('Sections are separated by |')),
  location_name: text(120).nullish(),
  city: text(100).nullish(),
  state: text(50).nullish(),
  private_suburb: text(100).nullish(),
  private_postcode: text(10).nullish(),
  location: location.nullish(),
  thumbnails: list(webAddress(), 100).nullish(),
  images: list(image, 100)
    .nullish()
    .meta(
      describe(
        'Pictures of other hosts (JPEG, PNG, WebP or AVIF, at most 15 MB) are fetched once and kept: a new picture needs a new address',
      ),
    ),
  primary_image_url: webAddress().nullish(),
  standardEquipment: list(text(300), 500).nullish(),
  features: list(text(120), 200).nullish(),
  show_on_dealer_website: flag().nullish(),
  payment_processors: list(text(60), 20).nullish(),
  item_type: text(60).nullish(),
  categories: list(text(60), 30).nullish(),
  has_nvic: flag().nullish(),
  carsales_title: text(200).nullish(),
  specifications: specifications.nullish(),
  variant: variant.nullish(),
  autograb_data: z
    .object({
      state_average_market_price: dollars().nullish(),
      average_market_price: dollars().nullish(),
    })
    .nullish(),
  finance_lenders: z
    .record(z.string().regex(/^[A-Za-z][\w -]{0,59}$/, 'must start with a letter'), lender)
    .nullish(),
  source_version: z
    .union(
      [z.int('must be a whole number or a timestamp').min(0), z.iso.datetime({ offset: true })],
      'must be a whole number or a timestamp',
    )
    .nullish()
    .meta(
      describe(
        'Rises with every change at the source; a car with an older version than the stored one is stale and not applied',
      ),
    ),
})
export const patchSchema = carSchema.partial()
export const batchCarSchema = carSchema.extend({ stocknum: stocknumSchema })

export type CarInput = z.output<typeof carSchema>
/** The facts of a car as stored: every field but the version of the message that brought them. */
export type Facts = Omit<CarInput, 'source_version'>

/** Spec fields that the platform sets itself: kept out of a push, with a warning. */
export const OWN_FIELDS = new Set([
  'id',
  'slug',
  'views',
  'dealership_id',
  'dealership_slug',
  'dealership_name',
  'location_id',
  'photos_count',
  'updated_at',
  'rev',
])
