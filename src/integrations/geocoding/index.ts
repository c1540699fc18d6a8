import { env } from '@/env'
import { geocodingByHttp } from './http'
import type { GeocodingPort } from './types'

let port: GeocodingPort | undefined

/** The outside geocoder of this process; null without one: the built-in table of postcodes is used then. */
export function outsideGeocoder(): GeocodingPort | null {
  if (!env.geocoder) return null
  port ??= geocodingByHttp(env.geocoder)
  return port
}
