/** Another car that staff offer in an answer: as it is on that day, so that a later change of stock alters no mail. */
import { z } from 'zod'
import type { Car } from '@/core/car/car'
import { carCard } from '@/core/letter/carCard'
import type { Site } from '@/core/dealer/views'

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

export function offeredCar(car: Car, site: Pick<Site, 'config' | 'origin'>): OfferedCar {
  const { name, url, facts, price, priceNote, picture } = carCard(car, site)
  return { id: car.id, name, facts, price: [price, priceNote].filter(Boolean).join(' '), url, picture }
}

export const offeredLines = ({ name, facts, price, url }: OfferedCar): string[] =>
  [name, facts, price, url].filter(Boolean)
