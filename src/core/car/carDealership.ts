/** The location that staff chose, else the one that the facts name, else the dealership's main one. */
import type { TenantLocation } from '@/core/place/tenantLocation'
import type { Facts } from './facts'

export interface Whereabouts {
  dealership: string
  locations: readonly TenantLocation[]
  chosen: unknown
}

const same = (a: string | null | undefined, b: string) => a?.trim().toLowerCase() === b.toLowerCase()

function locationOf(facts: Facts, { dealership, locations, chosen }: Whereabouts): TenantLocation | null {
  const own = locations.filter(({ dealership_id }) => dealership_id === dealership)
  const choice = chosen ? locations.find(({ id }) => id === chosen) : undefined
  if (choice) return choice
  const named = facts.location?.slug ?? facts.location?.name ?? facts.location_name
  if (named) return own.find(({ slug, name }) => same(named, slug) || same(named, name)) ?? null
  const sales = own.filter(({ location_type }) => !location_type || location_type === 'sales')
  return sales.find(({ primary }) => primary) ?? (sales.length === 1 ? (sales[0] ?? null) : null)
}

export function locationFacts(facts: Facts, whereabouts: Whereabouts) {
  const found = locationOf(facts, whereabouts)
  const { street, city, state, postcode } = found?.address ?? {}
  return {
    location_id: found?.id ?? null,
    location_name: facts.location_name ?? found?.name ?? facts.location?.name ?? null,
    city: facts.city ?? city ?? null,
    state: facts.state ?? state ?? null,
    location:
      facts.location ??
      (found && {
        name: found.name,
        slug: found.slug,
        phone: found.contact_detail?.phone ?? null,
        address: found.address && { street, city, state, postcode },
      }),
  }
}
