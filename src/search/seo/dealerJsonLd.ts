import type { Country } from '@/core/dealer/country/country'
import { hoursOfDays, type Span } from '@/core/place/hours/day'
import { stripDepartment } from '@/core/place/locationNames'
import { telHref } from '@/core/place/phones/phones'
import { withoutFocus } from '@/lib/picture'
import type { Site } from '@/core/dealer/views'
import type { Address, Department, LocationView, OpeningHourEntry } from '@/core/place/views'
import type { JsonLd } from './jsonLd'
import { absoluteHref } from '@/lib/paths'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** A Sunday; the days after it represent their weekdays. */
const WEEK_OF = '2026-01-04'
const dateOf = (weekday: number): string =>
  `2026-01-${String(Number(WEEK_OF.slice(8)) + weekday).padStart(2, '0')}`

const TYPES: Record<Department, string> = {
  sales: 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
}

const addressOf = (address: Address, country: Country): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress: address.street ?? undefined,
  addressLocality: address.city ?? undefined,
  addressRegion: address.state ?? undefined,
  postalCode: address.postcode ?? undefined,
  addressCountry: country,
})

const weekSpecifications = (entries: readonly OpeningHourEntry[], department: Department): JsonLd[] => {
  const hoursOf = hoursOfDays(entries, department, false)
  const groups = new Map<string, { span: Span; days: string[] }>()
  for (const [weekday, name] of DAYS.entries()) {
    for (const span of hoursOf(dateOf(weekday))?.spans ?? []) {
      const key = `${span.open}-${span.close}`
      const group = groups.get(key) ?? { span, days: [] }
      group.days.push(name)
      groups.set(key, group)
    }
  }
  return [...groups.values()].map(({ span, days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens: span.open,
    closes: span.close,
  }))
}

const specialSpecifications = (entries: readonly OpeningHourEntry[], department: Department): JsonLd[] => {
  const own = entries.filter((entry) => entry.department === department)
  const hoursOf = hoursOfDays(own, department)
  const dates = new Set(own.flatMap((entry) => entry.date?.slice(0, 10) ?? []))
  return [...dates].sort().flatMap((date) => {
    const spans = hoursOf(date)?.spans ?? []
    const shown = spans.length ? spans : [{ open: '00:00', close: '00:00' }]
    return shown.map(({ open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: open,
      closes: close,
    }))
  })
}

const list = <T>(items: T[]): T[] | undefined => (items.length ? items : undefined)

export const locationJsonLd = (location: LocationView, origin: string): JsonLd => {
  const { contact_detail: contact, address } = location
  const hours = contact.opening_hours
  const others: Department[] = ['sales', 'service', 'parts']
  const departments = others.filter(
    (department) =>
      department !== location.location_type && hours.some((entry) => entry.department === department),
  )
  const phone = contact.phone ?? contact.landline_phone
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[location.location_type],
    '@id': `${origin}/locations/${location.slug}#place`,
    name: location.name,
    url: `${origin}/locations/${location.slug}`,
    telephone: phone ? telHref(phone, location.country).slice('tel:'.length) : undefined,
    email: contact.email ?? undefined,
    address: addressOf(address, location.country),
    geo:
      address.lat == null || address.long == null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.long },
    image: location.image ? absoluteHref(withoutFocus(location.image.image.url), origin) : undefined,
    identifier: location.dealer_license_number ?? undefined,
    openingHoursSpecification: list(weekSpecifications(hours, location.location_type)),
    specialOpeningHoursSpecification: list(specialSpecifications(hours, location.location_type)),
    department: list(
      departments.map((department) => ({
        '@type': TYPES[department],
        name: `${stripDepartment(location.name)} ${department}`,
        openingHoursSpecification: list(weekSpecifications(hours, department)),
      })),
    ),
  }
}

export const dealerJsonLd = (site: Site): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'AutoDealer',
  '@id': `${site.origin}/#dealer`,
  name: site.tenant.name,
  legalName: site.config.legalName,
  url: site.origin,
  telephone: site.config.phone
    ? telHref(site.config.phone, site.config.country).slice('tel:'.length)
    : undefined,
  address: addressOf(site.config.address, site.config.country),
  identifier: site.config.licence || undefined,
  sameAs: list(
    [site.config.social.facebook_url, site.config.social.instagram_url].flatMap((url) => url ?? []),
  ),
})
