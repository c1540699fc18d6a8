/** What reads hand to pages: no private fields. */
import type { Country } from '@/core/dealer/country/country'
import type { BlockedTime } from './blockedTimes'
import type { StoredRules } from './bookingRules'

/** weekday 0 = Sunday … 6 = Saturday; `HH:mm` in the location's zone; a date makes it an exception. */
export interface OpeningHourEntry {
  weekday: number
  status: 'Open' | 'Closed'
  open?: string | null
  close?: string | null
  start_hour?: number | null
  end_hour?: number | null
  formated_hours?: string | null
  date?: string | null
  department: Department
  location_name?: string | null
  note?: string | null
  /** Of a Saturday that alternates: the first one by appointment, yyyy-mm-dd. */
  appointment_from?: string | null
}
export type Department = 'sales' | 'service' | 'parts'

export interface Address {
  street?: string | null
  city?: string | null
  state?: string | null
  postcode?: string | null
  lat?: number | null
  long?: number | null
  place_id?: string | null
  place_url?: string | null
  map_key?: string | null
}

/** Shows where a location is. Without it, the address and the directions are there alone. */
export interface MapView {
  url: string
  alt: string
  kind: 'map' | 'photo'
  /** Who the map's picture must name. */
  attribution: string | null
}

export interface LocationView {
  id: string
  country: Country
  slug: string
  name: string
  location_type: Department
  location_subtype?: string | null
  primary: boolean
  visible: boolean
  coming_late?: string | null
  timezone: string
  manufacturers: string[]
  dealership_id: string
  dealership_slug: string
  address: Address
  contact_detail: {
    phone?: string | null
    landline_phone?: string | null
    /** The beginning of a number that a press reveals. */
    masked_phone?: string | null
    email?: string | null
    youtube_url?: string | null
    linkedin_url?: string | null
    opening_hours: OpeningHourEntry[]
  }
  image?: { image: { url: string }; thumb?: { url: string } } | null
  map?: MapView | null
  dealer_license_number?: string | null
  motor_vehicle_repairer?: string | null
  google_store_code?: string | null
  average_rating?: number | null
  review_count?: number | null
  test_drives?: StoredRules | null
  service_bookings?: StoredRules | null
  blocked_times?: BlockedTime[] | null
  /** Of the location or its hours, whichever changed last. */
  updatedAt?: string
}
