import { COUNTRIES, type Country, countryFacts, countryOfZone, regionName } from './country'
import type { Box } from './row'

const zonesOf = (country: Country): readonly string[] => countryFacts(country).zones
export const ALL_ZONES: readonly string[] = COUNTRIES.flatMap(zonesOf)

export interface Whereabouts {
  country: Country
  state: string
  timezone: string
}

/** Country and zone of a state or a region; null for another name. */
export function whereaboutsOf(state: string): Whereabouts | null {
  const country = COUNTRIES.find((one) => countryFacts(one).regions.includes(state))
  if (!country) return null
  const { regionZones, zones } = countryFacts(country)
  const timezone = regionZones[state] ?? zones[0]
  return timezone ? { country, state, timezone } : null
}

/** Null when a dealer of that country may choose the zone. */
export const zoneFault = (zone: string, country: Country): string | null =>
  zonesOf(country).includes(zone)
    ? null
    : `Choose a time zone of ${countryFacts(country).name}, such as ${zonesOf(country)[0]}.`

/** `qld` is a state as `QLD` is. */
export const regionFault = (state: string, country: Country): string | null => {
  const { regions, region, name } = countryFacts(country)
  return regions.includes(regionName(state))
    ? null
    : `Choose a ${region.toLowerCase()} of ${name}: ${regions.join(', ')}.`
}

const isIn = ({ lat, long }: Box, at: { lat: number; long: number }): boolean => {
  const [west, east] = long
  const isBetween = west < east ? at.long >= west && at.long <= east : at.long >= west || at.long <= east
  return at.lat >= lat[0] && at.lat <= lat[1] && isBetween
}

function spotFault(lat: unknown, long: unknown, country: Country): string | null {
  if (lat == null && long == null) return null
  const { name, box, examples } = countryFacts(country)
  return typeof lat === 'number' && typeof long === 'number' && isIn(box, { lat, long })
    ? null
    : `Latitude and longitude have to be a place in ${name}, such as ${examples.spot}.`
}

interface Place {
  timezone: unknown
  state: unknown
  lat: unknown
  long: unknown
}
export interface PlaceFault {
  path: 'timezone' | 'address'
  message: string
}

/** A place whose clock, state and spot on the map are not of one country; the clock says of which. */
export function placeFaults({ timezone, state, lat, long }: Place): PlaceFault[] {
  const country = typeof timezone === 'string' && ALL_ZONES.includes(timezone) && countryOfZone(timezone)
  if (!country) {
    const zones = COUNTRIES.map((country) => zonesOf(country)[0]).join(' or ')
    return [{ path: 'timezone', message: `Choose a time zone from the list, such as ${zones}.` }]
  }
  const region = typeof state === 'string' && state !== '' ? regionFault(state, country) : null
  return [region && `State: ${region}`, spotFault(lat, long, country)].flatMap((message) =>
    message ? [{ path: 'address' as const, message }] : [],
  )
}
