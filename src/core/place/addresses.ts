import { departmentsOf } from '@/core/place/hours/table'
import type { Department, LocationView, MapView, OpeningHourEntry } from './views'
import { phrase, t } from '@/lib/words'
import { stripDepartment } from './locationNames'
import { pictureOf } from './map'

export interface PlaceDepartment {
  department: Department
  /** Represents the department; has its phone, hours and badge. */
  location: LocationView
  entries: OpeningHourEntry[]
}

/** One address of a dealership, with the departments that are there. */
export interface Place {
  main: LocationView
  name: string
  departments: PlaceDepartment[]
}

const ORDER: readonly Department[] = ['sales', 'service', 'parts']
export const DEPARTMENT_WORDS: Record<Department, string> = {
  sales: phrase('Sales'),
  service: phrase('Service'),
  parts: phrase('Parts'),
}

/** `Harbour Toyota Maroochydore - Service` is `Harbour Toyota Maroochydore, Service`. */
export const locationTitle = ({
  name,
  location_type,
}: Pick<LocationView, 'name' | 'location_type'>): string =>
  location_type === 'sales'
    ? stripDepartment(name)
    : `${stripDepartment(name)}, ${t(DEPARTMENT_WORDS[location_type])}`

/** Of any department. A heading over nothing is left out. */
export const hasHours = ({ departments }: Place): boolean =>
  departments.some(({ entries }) => entries.length > 0)

/** Without a street two locations may be far apart, so each is a place of its own. */
const addressKey = ({ id, dealership_id, address }: LocationView): string =>
  address.street
    ? [dealership_id, address.street, address.city, address.postcode]
        .map((part) =>
          (part ?? '')
            .toLowerCase()
            .replace(/[^a-z0-9]+/g, ' ')
            .trim(),
        )
        .join('|')
    : id

const entriesFor = ({ contact_detail }: LocationView, department: Department): OpeningHourEntry[] =>
  contact_detail.opening_hours.filter((entry) => entry.department === department)

const departmentsAt = (main: LocationView, all: readonly LocationView[]): PlaceDepartment[] =>
  ORDER.flatMap((department) => {
    const own = all.find((location) => location.location_type === department)
    if (!own && !departmentsOf(main.contact_detail.opening_hours).includes(department)) return []
    const location = own ?? main
    const entries = entriesFor(location, department)
    return [{ department, location, entries: entries.length ? entries : entriesFor(main, department) }]
  })

const toPlace = (all: readonly LocationView[], first: LocationView): Place => {
  const main = all.find(({ location_type }) => location_type === 'sales') ?? first
  const departments = departmentsAt(main, all)
  const name = departments.length > 1 ? stripDepartment(main.name) : locationTitle(main)
  return { main, name, departments }
}

export const placesByAddress = (locations: readonly LocationView[]): Place[] => {
  const groups = new Map<string, [LocationView, ...LocationView[]]>()
  for (const location of locations) {
    const group = groups.get(addressKey(location))
    if (group) group.push(location)
    else groups.set(addressKey(location), [location])
  }
  return [...groups.values()].map((group) => toPlace(group, group[0]))
}

/** With each location for sales, the workshop and the parts counter at its address: one card says all that is there. */
export const withDepartments = (
  chosen: readonly LocationView[],
  all: readonly LocationView[],
): LocationView[] => {
  const sales = chosen.filter(({ location_type }) => location_type === 'sales').map(addressKey)
  const beside = all.filter(
    (other) =>
      other.visible &&
      other.location_type !== 'sales' &&
      !chosen.includes(other) &&
      sales.includes(addressKey(other)),
  )
  return [...chosen, ...beside]
}

/** The place that a location's page shows: its address, with the other locations there. */
export const placeOf = (location: LocationView, locations: readonly LocationView[]): Place => {
  const there = locations.filter((other) => addressKey(other) === addressKey(location))
  return { ...toPlace(there.length ? there : [location], location), name: locationTitle(location) }
}

/** Of the location itself, else of the place that it is a part of. */
export const pictureThere = (location: LocationView, locations: readonly LocationView[]): MapView | null =>
  pictureOf(location.image ? location : placeOf(location, locations).main)

/** The cards of one list all have a photo, or all a map, or none has a picture: one of some leaves holes in the others. */
export const pictureAmong = ({ main }: Place, places: readonly Place[]): MapView | null => {
  if (!places.every((other) => other.main.map)) return null
  return places.every((other) => other.main.image) ? pictureOf(main) : (main.map ?? null)
}
