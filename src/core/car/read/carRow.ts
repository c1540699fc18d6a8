import { z } from 'zod'
import type { Car } from '@/core/car/car'
import { isReserved } from '@/core/car/derive'
import { namesWith } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { rowShape } from '@/core/car/schema'
import { pictureAddresses, pictureFilesSchema, withShownPictures } from '@/core/car/carPictures'
import { figuresForSchema } from '@/core/car/figuresFor'
import { maskVin } from '@/core/car/maskVin'
import { withOwnPrice } from '@/core/car/ownPrice'
import { priceRatingSchema } from '@/core/car/ratingSchema'
import { shownRating } from '@/core/car/priceRating'
import { priceHistorySchema, type PriceStep } from '@/core/car/priceHistory'
import { shownTag } from '@/core/car/ruled'
import { noteLeftOut, soundParts } from '@/lib/soundParts'

const besides = z.object({
  tenant: z.string(),
  hold_state: z.string().nullish(),
  hold_until: z.number().nullish(),
  picture_files: pictureFilesSchema.nullish().catch(null),
  rule_tag: z.string().nullish(),
  feed_values: z.record(z.string(), z.unknown()).nullish().catch(null),
  figures_for: figuresForSchema.nullish().catch(null),
  price_waits: z.unknown().optional(),
  price_rating: priceRatingSchema.nullish().catch(null),
})
const stored = besides.extend({
  ...rowShape(CAR_FIELDS, namesWith(CAR_FIELDS, { public: true })),
  price_history: priceHistorySchema.nullish().catch(null),
})

/** What only the car's own page tells: cards do not read its prices. */
export interface CarLife {
  prices: PriceStep[]
  /** Epoch seconds until which a paid hold lasts; null without one, or while a payment is open. */
  heldUntil: number | null
}
export interface CarRow {
  tenant: string
  car: Car
  life: CarLife
}

export const ROW_FIELDS: readonly string[] = Object.keys(stored.shape)
/** Cards of a list page omit long texts and lists; only the car's own page and API call return them. */
export const CARD_FIELDS: readonly string[] = [
  ...namesWith(CAR_FIELDS, { card: true }),
  ...Object.keys(besides.shape),
]

const toCar = ({
  tenant,
  hold_state,
  hold_until,
  picture_files,
  rule_tag,
  feed_values,
  figures_for,
  price_waits,
  price_rating,
  price_history,
  ...car
}: z.output<typeof stored>): CarRow => {
  const addressOf = pictureAddresses({ tenant, dealership_id: car.dealership_id, picture_files })
  const reserved = isReserved({ reserved: car.reserved, hold_state, hold_until }, Date.now() / 1000)
  return {
    tenant,
    car: withShownPictures(
      {
        ...withOwnPrice(car, { feed_values, figures_for }),
        ...{ tag: shownTag({ tag: car.tag, rule_tag }), vin: maskVin(car.vin), reserved },
        price_rating: shownRating({ ...car, price_waits, price_rating }),
      },
      addressOf,
    ),
    life: {
      prices: price_history ?? [],
      heldUntil: hold_state === 'held' && reserved ? (hold_until ?? null) : null,
    },
  }
}

const rowId = z.looseObject({ id: z.string().optional(), tenant: z.string().optional() }).catch({})

/** A fact that cannot be read is left out, and so is the car where it means nothing without. */
function readAgain(row: unknown): CarRow[] {
  const { value, faults } = soundParts(stored, row)
  const { id, tenant } = rowId.parse(row)
  noteLeftOut({ of: 'cars', id, tenant, faults })
  const { data } = stored.safeParse(value)
  return data ? [toCar(data)] : []
}

/** A car on hold is shown as reserved. */
export const readCarRows = (rows: readonly unknown[]): CarRow[] =>
  rows.flatMap((row) => {
    const { data } = stored.safeParse(row)
    return data ? toCar(data) : readAgain(row)
  })
