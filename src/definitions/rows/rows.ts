/** `once` holds values that are set when a row is created and never changed. */
import type { CollectionSlug, Where } from 'payload'
import type { TenantDefinition } from '@/definitions/definition'
import { DAY_MS } from '@/lib/time'

export type Slug = Extract<
  CollectionSlug,
  | 'tenants'
  | 'manufacturers'
  | 'dealerships'
  | 'locations'
  | 'opening-hours'
  | 'models'
  | 'offers'
  | 'promo-nodes'
  | 'reply-templates'
  | 'popups'
  | 'finance-rates'
  | 'reviews'
  | 'pages'
  | 'posts'
  | 'redirects'
  | 'team-members'
>

export interface Row {
  collection: Slug
  /** Unique within the dealer, stable between loads. */
  key: string
  where: Where
  data: Record<string, unknown>
  once?: Record<string, unknown>
  /** Source of `data`, for the fingerprint when `data` has new ids each time. */
  source?: unknown
}
export type Ids = ReadonlyMap<string, string>

export const daysFrom = (now: number, days: number): string => new Date(now + days * DAY_MS).toISOString()

const of = (tenant: string, slug: string): Where => ({
  and: [{ tenant: { equals: tenant } }, { slug: { equals: slug } }],
})

export const tenantRow = ({ slug, name, domains, config }: TenantDefinition): Row => ({
  collection: 'tenants',
  key: slug,
  where: { slug: { equals: slug } },
  data: { slug, name, domains, config },
  once: { status: 'active' },
})

export const manufacturerRows = ({ manufacturers }: TenantDefinition): Row[] =>
  manufacturers.map(({ slug, name, logo_url }) => ({
    collection: 'manufacturers',
    key: slug,
    where: { slug: { equals: slug } },
    // Dealers share makes: one without a logo must not remove another's.
    data: { slug, name, ...(logo_url ? { logo: { url: logo_url } } : {}) },
  }))

export const dealershipRows = (tenant: string, { dealerships }: TenantDefinition): Row[] =>
  dealerships.map((dealership) => ({
    collection: 'dealerships',
    key: dealership.slug,
    where: of(tenant, dealership.slug),
    data: { ...dealership, tenant },
  }))

export const locationRows = (tenant: string, { locations }: TenantDefinition, dealerships: Ids): Row[] =>
  locations.map(({ hours: _hours, image_url, ...location }, position) => ({
    collection: 'locations',
    key: location.slug,
    where: of(tenant, location.slug),
    data: {
      ...location,
      tenant,
      position,
      visible: location.visible ?? true,
      primary: location.primary ?? false,
      manufacturers: location.manufacturers ?? [],
      dealership_id: dealerships.get(location.dealership_slug),
      image: image_url ? { image: { url: image_url }, thumb: { url: image_url } } : null,
    },
  }))

export const hoursRows = (tenant: string, { locations }: TenantDefinition, ids: Ids): Row[] =>
  locations.flatMap(({ slug, name, hours }) => {
    const location_id = ids.get(slug) ?? ''
    return hours.map(({ department, week, exceptions }): Row => ({
      collection: 'opening-hours',
      key: `${slug}/${department}`,
      where: {
        and: [
          { tenant: { equals: tenant } },
          { location_id: { equals: location_id } },
          { department: { equals: department } },
        ],
      },
      data: { tenant, location_id, location_name: name, department, week, exceptions },
    }))
  })

export const modelRows = (tenant: string, { models }: TenantDefinition): Row[] =>
  models.map(({ image_url, cutout_url, ...model }) => ({
    collection: 'models',
    key: model.slug,
    where: of(tenant, model.slug),
    data: {
      ...model,
      tenant,
      image: image_url ? { url: image_url, ...(cutout_url && { cutout: cutout_url }) } : null,
      position: model.position ?? 1000,
    },
  }))
