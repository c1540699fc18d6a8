/** Another car that staff offer in an answer: as it is on that day, so that a later change of stock alters no mail. */
import { z } from 'zod'
import type { Car } from '@/core/car/car'
import { cardFacts, cardPrice } from '@/core/car/cardFacts'
import type { Site } from '@/core/dealer/views'
import { pictureUrl } from '@/lib/picture'

export const offeredCarSchema = z.object({
  id: z.string(),
  name: z.string(),
  facts: z.string(),
  price: z.string(),
  url: z.string(),
  /** A JPEG, which every mail program shows. */
  picture: z.string().nullable(),
})
export type OfferedCar = z.output<typeof offeredCarSchema>

const PICTURE_WIDTH = 480

export function offeredCar(car: Car, { config, origin }: Pick<Site, 'config' | 'origin'>): OfferedCar {
  const { price, price_type } = cardPrice(car, config)
  const picture = car.primary_image_url
  return {
    id: car.id,
    name: car.name,
    facts: cardFacts(car),
    price: [price, price_type].filter(Boolean).join(' '),
    url: `${origin}/cars/${car.slug}`,
    picture: picture ? new URL(pictureUrl(picture, PICTURE_WIDTH, 'jpeg'), origin).href : null,
  }
}

export const offeredLines = ({ name, facts, price, url }: OfferedCar): string[] =>
  [name, facts, price, url].filter(Boolean)
