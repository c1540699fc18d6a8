import { COUNTRIES, type Country, countryFacts, countryOfZone, regionName } from './country'
import { ALL_ZONES, zonesOf } from './zones'

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

interface Box {
  lat: readonly [south: number, north: number]
  /** West may be the greater one: New Zealand reaches over the date line. */
  long: readonly [west: number, east: number]
  example: string
}
/** With the islands that belong to the country. */
const BOXES: Record<Country, Box> = {
  AU: { lat: [-55, -9], long: [96, 169], example: '-27.47 and 153.03' },
  NZ: { lat: [-53, -29], long: [165, -175], example: '-36.85 and 174.76' },
}

const isIn = ({ lat, long }: Box, at: { lat: number; long: number }): boolean => {
  const [west, east] = long
  const isBetween = west < east ? at.long >= west && at.long <= east : at.long >= west || at.long <= east
  return at.lat >= lat[0] && at.lat <= lat[1] && isBetween
}

function spotFault(lat: unknown, long: unknown, country: Country): string | null {
  if (lat == null && long == null) return null
  const { name } = countryFacts(country)
  const fault = `Latitude and longitude have to be a place in ${name}, such as ${BOXES[country].example}.`
  return typeof lat === 'number' && typeof long === 'number' && isIn(BOXES[country], { lat, long })
    ? null
    : fault
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
  if (typeof timezone !== 'string' || !ALL_ZONES.includes(timezone)) {
    const zones = COUNTRIES.map((country) => zonesOf(country)[0]).join(' or ')
    return [{ path: 'timezone', message: `Choose a time zone from the list, such as ${zones}.` }]
  }
  const country = countryOfZone(timezone)
  const region = typeof state === 'string' && state !== '' ? regionFault(state, country) : null
  return [region && `State: ${region}`, spotFault(lat, long, country)].flatMap((message) =>
    message ? [{ path: 'address' as const, message }] : [],
  )
}
