import { isPostcodeOf } from '@/core/dealer/country/postcodeOf'
import { LRUCache } from 'lru-cache'
import { type Country } from '@/core/dealer/country/country'
import type { Suburb } from '@/core/place/gazetteer'
import { placeOfPostcode } from '@/core/place/postcode'
import { outsideGeocoder } from '@/integrations/geocoding'
import { log } from '@/lib/log'
import { DAY_MS } from '@/lib/time'

/** Any visitor can ask for every postcode: the geocoder hears of each once a day. */
const known = new LRUCache<string, { place: Suburb | null }>({ max: 5000, ttl: DAY_MS })

/** The place of a postcode, null for none. From the outside geocoder where there is one, as long as it answers. */
export async function findPostcode(postcode: string, country: Country): Promise<Suburb | null> {
  const ask = isPostcodeOf(country, postcode) ? outsideGeocoder() : null
  if (!ask) return placeOfPostcode(postcode, country)
  const key = `${country} ${postcode}`
  const found = known.get(key)
  if (found) return found.place
  try {
    const place = await ask({ postcode, country })
    known.set(key, { place })
    return place
  } catch (error) {
    log.warn({ err: error }, 'the geocoder did not answer; the built-in postcodes are used')
    return placeOfPostcode(postcode, country)
  }
}
