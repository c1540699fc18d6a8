import type { Department, LocationView } from './views'
import { filterLocations, primaryLocation } from './locationNames'

interface ContactWay {
  department: Department
  /** Null where the dealer does not print its numbers. */
  phone: string | null
  location: LocationView
}

export const phoneOf = ({
  contact_detail: { phone, landline_phone },
}: {
  contact_detail: Pick<LocationView['contact_detail'], 'phone' | 'landline_phone'>
}): string | null => phone ?? landline_phone ?? null

/** One number per department, that of its main location; the dealer's own number is for sales. Each number is shown once. */
export function contactWays(locations: readonly LocationView[], phone: string): ContactWay[] {
  const ways = (['sales', 'service', 'parts'] as const).flatMap((department): ContactWay[] => {
    const location = primaryLocation(filterLocations(locations, department))
    if (!location) return []
    const own = phoneOf(location)
    return [{ department, location, phone: department === 'sales' ? phone || own : own }]
  })
  return ways.filter((way, at) => !way.phone || ways.findIndex((other) => other.phone === way.phone) === at)
}
