import { z } from 'zod'
import {
  autograbSchema,
  carLocationSchema,
  financeLendersSchema,
  imagesSchema,
  pictureFilesSchema,
  specificationsSchema,
  variantSchema,
  wordsSchema,
} from '../../collections/Cars/schema'
import type { Car } from '../../domain/car'
import { pictureAddresses, withShownPictures } from '../../domain/carPictures'
import { log } from '../../lib/log'

const words = z.string().nullish()
const figure = z.number().nullish()
const flag = z.boolean().nullish()
/** A part that cannot be read is left out; the car is still shown. */
const part = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null)

/** What a dealer site may know of a car: whatever is not named here stays in the database. */
const shown = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  stocknum: z.string(),
  make: z.string(),
  model: z.string(),
  badge: words,
  series: words,
  year: z.number(),
  km: figure,
  price: figure,
  before_price: figure,
  subscription_price: figure,
  weekly_price: figure,
  price_type: z.enum(['drive_away', 'egc', 'before_on_roads', 'on_application']).nullish(),
  preorder: flag,
  car_type: z.enum(['new', 'used', 'demo']),
  status: z.enum(['in_stock', 'sold', 'coming_soon', 'withdrawn']),
  sold: flag,
  sold_date_timestamp: figure,
  reserved: flag,
  certified: flag,
  tag: words,
  created_at: z
    .number()
    .nullish()
    .transform((at) => at ?? 0),
  updated_at: figure,
  views: figure,
  custom_rank: figure,
  vin: words,
  regplate: words,
  rego_expiry: words,
  compliance_date: words,
  build_date: words,
  colour: words,
  interior_colour: words,
  drive: words,
  seats: figure,
  doors: figure,
  engine_size: words,
  engine_size_litres: figure,
  cylinders: figure,
  simple_fuel: words,
  simple_body: words,
  simple_transmission: words,
  trans: words,
  fuel: words,
  file: words,
  dealercomments: words,
  dealership_id: z.string(),
  dealership_slug: z.string(),
  dealership_name: words,
  location_id: words,
  location_name: words,
  city: words,
  state: words,
  location: part(carLocationSchema),
  thumbnails: part(wordsSchema),
  images: part(imagesSchema),
  primary_image_url: words,
  photos_count: figure,
  standardEquipment: part(wordsSchema),
  features: part(wordsSchema),
  show_on_dealer_website: flag,
  payment_processors: part(wordsSchema),
  item_type: words,
  categories: part(wordsSchema),
  has_nvic: flag,
  carsales_title: words,
  specifications: part(specificationsSchema),
  variant: part(variantSchema),
  autograb_data: part(autograbSchema),
  finance_lenders: part(financeLendersSchema),
})
const stored = shown.extend({
  tenant: z.string(),
  hold_state: words,
  picture_files: part(pictureFilesSchema),
})

export const CAR_FIELDS: readonly string[] = Object.keys(stored.shape)
/** Long texts and lists stay away from a page of many cars: they are on the car's own page and call. */
const LONG = ['dealercomments', 'standardEquipment', 'features', 'variant']
export const CARD_FIELDS: readonly string[] = CAR_FIELDS.filter((name) => !LONG.includes(name))

const SHOWN_START = 3
const SHOWN_END = 4

/** Enough of a VIN to recognise it, too little to misuse it: `JTE**********0001`. */
export const maskVin = (vin: string | null | undefined): string | null =>
  vin && vin.length > SHOWN_START + SHOWN_END
    ? vin.slice(0, SHOWN_START) + '*'.repeat(vin.length - SHOWN_START - SHOWN_END) + vin.slice(-SHOWN_END)
    : null

const toCar = ({
  tenant,
  hold_state,
  picture_files,
  ...car
}: z.output<typeof stored>): { tenant: string; car: Car } => {
  const addressOf = pictureAddresses({ tenant, dealership_id: car.dealership_id, picture_files })
  const told = { ...car, vin: maskVin(car.vin), reserved: Boolean(car.reserved) || hold_state === 'held' }
  return { tenant, car: withShownPictures(told, addressOf) }
}

/**
 * A stored row as shoppers may see it, with the tenant that it belongs to. A car held for somebody is reserved.
 * @throws ZodError for a row that is not readable as a car
 */
export const readCarRow = (row: unknown): { tenant: string; car: Car } => toCar(stored.parse(row))

/** All rows that are readable; the others get a line in the log: one bad row must not take a page down. */
export const readCarRows = (rows: readonly unknown[]): { tenant: string; car: Car }[] =>
  rows.flatMap((row) => {
    const parsed = stored.safeParse(row)
    if (parsed.success) return toCar(parsed.data)
    log.error({ issues: parsed.error.issues.slice(0, 5) }, 'a stored car cannot be read')
    return []
  })
