import type { Car } from '@/core/car/car'
import { exampleCar } from '../../helpers/car'

const images = [{ image: { url: '/media/x.webp' } }]

/** Something to tow, full and empty in kg. */
export const van = (slug: string, atm: number, { tare = atm - 600 }: { tare?: number } = {}): Car =>
  exampleCar({
    ...{ id: slug, slug, make: 'Jayco', model: 'Journey', year: 2024, images },
    specifications: { aggregate_trailer_mass: atm, tare_weight: tare, ball_weight: 150 },
  })

/** A car that pulls so many kg; 0 where the dealer does not say it. */
export const carOfTowing = (slug: string, braked: number, more: Car['variant'] = {}): Car =>
  exampleCar({ id: slug, slug, images, variant: { ...(braked && { braked_towing: braked }), ...more } })
