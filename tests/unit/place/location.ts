import type { Department, LocationView, OpeningHourEntry } from '@/core/place/views'

export const openOn = (
  weekday: number,
  department: Department,
  over: Partial<OpeningHourEntry> = {},
): OpeningHourEntry => ({ weekday, status: 'Open', open: '08:30', close: '17:00', department, ...over })

export const weekOf = (department: Department): OpeningHourEntry[] =>
  [1, 2, 3, 4, 5].map((weekday) => openOn(weekday, department))

const DALTON = { street: '142 Dalton Drive', city: 'Maroochydore', state: 'QLD', postcode: '4558' }

/** A location at one address, unless `over` says otherwise. */
export const location = (
  location_type: Department,
  { hours = weekOf(location_type), ...over }: Partial<LocationView> & { hours?: OpeningHourEntry[] } = {},
): LocationView => ({
  id: over.slug ?? location_type,
  country: 'AU',
  slug: location_type,
  name: location_type === 'sales' ? 'Harbour Toyota' : `Harbour Toyota - ${location_type}`,
  location_type,
  primary: false,
  visible: true,
  timezone: 'Australia/Brisbane',
  manufacturers: [],
  dealership_id: 'harbour',
  dealership_slug: 'harbour',
  address: DALTON,
  contact_detail: { phone: `phone of ${location_type}`, opening_hours: hours },
  ...over,
})
