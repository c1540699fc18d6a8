import type { Car } from '@/core/car/car'
import { cardFacts, cardPrice } from '@/core/car/cardFacts'
import { carHref } from '@/core/car/text'
import type { Site } from '@/core/dealer/views'
import { pictureUrl } from '@/lib/picture'
import type { CarCard } from './letter'

const PICTURE_WIDTH = 480

/** JPEG is the one format that every mail program shows. Pictures of other hosts, and SVG, keep their address. */
export const letterPicture = (url: string | null | undefined, origin: string): string | null =>
  url ? new URL(pictureUrl(url, PICTURE_WIDTH, 'jpeg'), origin).href : null

/** A car as the site shows it today. */
export function carCard(car: Car, { config, origin }: Pick<Site, 'config' | 'origin'>): CarCard {
  const { price, price_type } = cardPrice(car, config)
  return {
    ...{
      name: car.name,
      url: `${origin}${carHref(car)}`,
      facts: cardFacts(car),
      price,
      priceNote: price_type,
    },
    picture: letterPicture(car.primary_image_url, origin),
  }
}
