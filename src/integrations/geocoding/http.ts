import { z } from 'zod'
import { jsonService, type ServiceSettings } from '@/integrations/jsonService'
import type { GeocodingPort } from './types'

const words = z.string().trim().min(1).max(80)
const answerSchema = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  suburb: words,
  state: words,
})

/** A geocoder that takes a GET with `postcode` and `country` (AU or NZ) and returns the place; 404 for an unknown postcode. */
export function geocodingByHttp(settings: ServiceSettings): GeocodingPort {
  const service = jsonService(settings)
  return (asked) => {
    const address = new URL(settings.url)
    for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
    return service(address.href, answerSchema, { method: 'GET' })
  }
}
