import { describe, expect, it } from 'vitest'
import { readBlock } from '@/blocks/readBlock'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { demoTenants } from '../../../tenants'

describe.each(demoTenants.map((tenant) => [tenant.slug, tenant] as const))('%s', (_slug, tenant) => {
  it('has a valid configuration (T1, T2)', () => {
    const parsed = tenantConfigSchema.safeParse(tenant.config)
    expect(parsed.error?.issues ?? []).toEqual([])
  })

  it('names every colour that a part may use', () => {
    const names = demoTenants.map((one) =>
      Object.keys(one.config.theme.colours ?? {})
        .sort()
        .join(' '),
    )
    expect(new Set(names).size).toBe(1)
  })

  it('has pages whose blocks are all valid', () => {
    const faults = tenant.pages.flatMap((page) =>
      page.layout.flatMap((block, index) => {
        const reading = readBlock(block)
        return 'fault' in reading ? [`${page.slug} ${index} ${block.blockType}: ${reading.fault}`] : []
      }),
    )
    expect(faults).toEqual([])
  })

  it('has all the legal pages, a home page and unique addresses', () => {
    const slugs = tenant.pages.map(({ slug }) => slug)
    expect(slugs).toEqual(
      expect.arrayContaining([
        'home',
        'privacy-policy',
        'terms-and-conditions',
        'pages/handling-complaint',
        'pages/accessibility',
        'customer-feedback-survey',
      ]),
    )
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  it('has enough of everything, each with its own slug', () => {
    const lists = [
      tenant.dealerships,
      tenant.locations,
      tenant.models,
      tenant.offers,
      tenant.reviews,
      tenant.posts,
      tenant.team,
      tenant.promoNodes,
    ]
    for (const list of lists) expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length)
    expect(tenant.offers.length).toBeGreaterThanOrEqual(6)
    expect(tenant.posts.length).toBeGreaterThanOrEqual(4)
    expect(new Set(tenant.locations.map(({ location_type }) => location_type))).toEqual(
      new Set(['sales', 'service', 'parts']),
    )
    expect(new Set(tenant.staff.map(({ role }) => role))).toEqual(
      new Set(['dealer_admin', 'editor', 'sales']),
    )
  })

  it('refers only to its own dealerships, locations, models and makes (T5)', () => {
    const own = new Set(tenant.dealerships.map(({ slug }) => slug))
    const places = new Set(tenant.locations.map(({ slug }) => slug))
    const models = new Set(tenant.models.map(({ slug }) => slug))
    const makes = new Set(tenant.manufacturers.map(({ slug }) => slug))
    expect(tenant.locations.filter(({ dealership_slug }) => !own.has(dealership_slug))).toEqual([])
    expect(
      tenant.reviews.filter(({ dealership_slug }) => dealership_slug && !own.has(dealership_slug)),
    ).toEqual([])
    expect(tenant.team.filter(({ location_slug }) => location_slug && !places.has(location_slug))).toEqual([])
    expect(tenant.offers.filter(({ model_slug }) => model_slug && !models.has(model_slug))).toEqual([])
    expect(
      tenant.offers.filter(({ manufacturer_slug }) => manufacturer_slug && !makes.has(manufacturer_slug)),
    ).toEqual([])
    expect(
      tenant.staff.flatMap(({ location_slugs = [] }) => location_slugs.filter((slug) => !places.has(slug))),
    ).toEqual([])
  })

  it('shows the comparison rate wherever an offer names a rate (F5)', () => {
    const rates = tenant.offers.filter(({ price_text }) => price_text?.includes('p.a.'))
    for (const offer of rates) {
      expect(offer.price_text).toMatch(/comparison rate \d\.\d\d% p\.a\./)
      expect(offer.disclaimer).toMatch(/WARNING: This comparison rate is true only for the example given/)
    }
  })

  it('gives every sales location a licence number, a zone and hours for a whole week (C2)', () => {
    for (const place of tenant.locations) {
      expect(place.dealer_license_number).toBeTruthy()
      expect(place.timezone).toMatch(/^Australia\//)
      for (const { week, exceptions } of place.hours) {
        expect(week.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6])
        expect(exceptions.length).toBeGreaterThan(8)
        for (const { date, weekday } of exceptions)
          expect(new Date(`${date}T00:00:00Z`).getUTCDay()).toBe(weekday)
      }
    }
  })

  it('never redirects in a circle or away from a page of its own (N14)', () => {
    const pages = new Set(tenant.pages.map(({ slug }) => `/${slug}`))
    const from = new Set(tenant.redirects.map((redirect) => redirect.from))
    for (const redirect of tenant.redirects) {
      expect(pages.has(redirect.from)).toBe(false)
      expect(from.has(redirect.to.split('?')[0] ?? '')).toBe(false)
    }
  })
})

it('has three dealers who look different in every layout', () => {
  const layouts = demoTenants.map(({ config }) => tenantConfigSchema.parse(config).layout)
  for (const name of [
    'header',
    'hero',
    'card',
    'tiles',
    'gallery',
    'blocks',
    'offers',
    'posts',
    'places',
    'journeys',
    'booking',
    'workshop',
    'finance',
    'footer',
    'forms',
  ] as const) {
    expect(new Set(layouts.map((layout) => layout[name])).size).toBe(3)
  }
})
