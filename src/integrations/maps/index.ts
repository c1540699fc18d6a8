import { env } from '@/env'
import { mapsFromTiles } from './tiles'
import type { MapPort } from './types'

let port: MapPort | undefined

/** The map tiles of this process; null without: pages then show the dealer's own picture, or none. */
export function mapPictures(): MapPort | null {
  if (!env.mapTiles) return null
  port ??= mapsFromTiles(env.mapTiles)
  return port
}
