import { z } from 'zod'
import { jsonService, type ServiceSettings } from './jsonService'
import { env } from '@/env'

/** Degrees, and the names of a place as addresses write them. */
interface PostcodePlace {
  lat: number
  lng: number
  suburb: string
  state: string
}

/** Null: there is no such postcode. Throws for no response or an unreadable one. */
export type GeocodingPort = (requested: {
  postcode: string
  country: string
}) => Promise<PostcodePlace | null>

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
  return (requested) => {
    const address = new URL(settings.url)
    for (const [name, value] of Object.entries(requested)) address.searchParams.set(name, value)
    return service(address.href, answerSchema, { method: 'GET' })
  }
}

let port: GeocodingPort | undefined

/** The outside geocoder of this process; null without one: the built-in table of postcodes is used then. */
export function outsideGeocoder(): GeocodingPort | null {
  if (!env.geocoder) return null
  port ??= geocodingByHttp(env.geocoder)
  return port
}
