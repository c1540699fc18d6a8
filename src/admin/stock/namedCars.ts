import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { formatMoney } from '@/core/money/format'
import { cardPicture } from '@/admin/car/list/cardPicture'
import { carTitle } from '@/core/car/text'
import { rowHref } from '@/lib/adminHrefs'
import type { FeedDoc } from './feedDoc'

const MOST_CARS = 2_000

const carSchema = z.object({
  id: z.string(),
  stocknum: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.number(),
  price: z.number().nullish(),
  badge: z
    .string()
    .nullish()
    .transform((badge) => badge ?? null),
})

export interface NamedCar {
  stocknum: string
  title: string
  /** The stock number and the price. */
  under?: string
  /** Null when this person may not open it. */
  href: string | null
  picture?: string | null
}

/** The cars of these stock numbers, in that order, as this person may read them. */
export async function namedCars(
  req: PayloadRequest,
  feed: Pick<FeedDoc, 'tenant' | 'dealership_slug'>,
  stocknums: readonly string[],
): Promise<Map<string, NamedCar>> {
  const { docs } = await req.payload.find({
    collection: 'cars',
    where: {
      and: [
        { tenant: { equals: feed.tenant } },
        { dealership_slug: { equals: feed.dealership_slug } },
        { stocknum: { in: stocknums.slice(0, MOST_CARS) } },
      ],
    },
    select: {
      ...{ stocknum: true, make: true, model: true, year: true, badge: true, price: true },
      ...{ tenant: true, dealership_id: true, primary_image_url: true, picture_files: true },
    },
    pagination: false,
    limit: MOST_CARS,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const found = new Map(
    docs.flatMap((doc) => {
      const car = carSchema.safeParse(doc).data
      return car ? [[car.stocknum, { ...car, picture: cardPicture(doc, 160) }] as const] : []
    }),
  )
  return new Map(
    stocknums.map((stocknum) => {
      const car = found.get(stocknum)
      return [
        stocknum,
        {
          stocknum,
          title: car ? carTitle(car) : stocknum,
          ...(car?.price ? { under: `${stocknum}, ${formatMoney(car.price)}` } : {}),
          href: car ? rowHref('cars', car.id) : null,
          picture: car?.picture ?? null,
        },
      ]
    }),
  )
}
