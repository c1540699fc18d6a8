/** The nested groups of a car (domain/car.ts has the same shapes as types). Lengths in mm, masses in kg. */
import { z } from 'zod'

const words = z.string().max(2000).nullish()
const figure = z.number().nullish()

export const imagesSchema = z.array(
  z.object({ image: z.object({ url: z.string() }), alt: words, tag: words }),
)
/** How fetching the pictures of other hosts stands (domain/carPictures.ts). */
export const pictureFilesSchema = z.array(
  z.object({
    url: z.string(),
    file: words,
    attempts: figure,
    next_at: figure,
    error: words,
    ended_at_rev: figure,
  }),
)
export const wordsSchema = z.array(z.string().max(500))

export const carLocationSchema = z.object({
  name: z.string(),
  slug: z.string(),
  phone: words,
  address: z
    .object({
      street: words,
      city: words,
      state: words,
      postcode: words,
      place_url: words,
      id: words,
      map_key: words,
    })
    .nullish(),
  distribution_locations: wordsSchema.nullish(),
})

export const specificationsSchema = z.object({
  body_width: figure,
  body_length: figure,
  tare_weight: figure,
  axle_type: words,
  sleeps: figure,
  aggregate_trailer_mass: figure,
})

export const variantSchema = z.object({
  cylinders: figure,
  enginesize: figure,
  enginesize_litres: figure,
  induction: words,
  geartype: words,
  fuelconsumptioncombined: figure,
  fuelcapacity: figure,
  grossvehiclemass: figure,
  vehiclelength: figure,
  vehicleheight: figure,
  vehiclewidth: figure,
  torque: figure,
  ancaprating: figure,
  ancapyear: figure,
  bodyconfiguration: words,
})

export const autograbSchema = z.object({ state_average_market_price: figure, average_market_price: figure })

const lenderSchema = z.object({
  interestRate: z.number().nullable(),
  comparisonRate: z.number().nullable(),
  paymentWeek: figure,
  paymentMonth: figure,
  termMonths: figure,
  termYears: figure,
  deposit: figure,
  balloon: figure,
  disclaimer: words,
})
/** Keyed by finance provider. */
export const financeLendersSchema = z.record(z.string(), lenderSchema)

/** Field name -> the value that staff set; it wins over what a feed sends. */
export const overridesSchema = z.record(z.string(), z.unknown())
