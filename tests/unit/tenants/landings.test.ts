/** Q4: no two landing pages of a demo dealer say the same of themselves, and none says what another dealer's says. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { buildSearchHref } from '@/search/list/href'
import { hasFacet } from '@/search/list/edit'
import type { FacetName } from '@/core/car/facets'
import type { ListState } from '@/search/list/state'
import { searchIntro } from '@/search/seo/intro'
import { landingStates } from '@/search/seo/landing'
import { searchDescription, searchHeading, searchTitle } from '@/search/seo/titles'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { demoTenants } from '../../../tenants'

const stockShape = z.array(
  z.object({
    car_type: z.enum(['new', 'used', 'demo']),
    make: z.string(),
    model: z.string(),
    location_name: z.string(),
    price: z.number().nullish(),
  }),
)
type Stock = z.output<typeof stockShape>
const LANDED: readonly ('car_type' | 'make' | 'model' | 'location_name')[] = [
  'car_type',
  'make',
  'model',
  'location_name',
]

const listed = (stock: Stock, state: ListState): Stock =>
  stock.filter((car) =>
    LANDED.every(
      (name: FacetName & keyof Stock[number]) => !state.facets[name] || hasFacet(state, name, car[name]),
    ),
  )

const pages = demoTenants.map(({ slug, name, config: input }) => {
  const config = tenantConfigSchema.parse(input)
  const site = { tenant: { id: slug, slug, name }, config, origin: `https://${slug}.test` }
  const stock = stockShape.parse(JSON.parse(readFileSync(`tenants/${slug}/stock.json`, 'utf8')))
  return landingStates(stock).map((state) => {
    const cars = listed(stock, state)
    const prices = cars.flatMap(({ price }) => price ?? [])
    const locations = [...new Set(cars.map(({ location_name }) => location_name))]
    const span = prices.length ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined
    return {
      href: `${site.origin}${buildSearchHref(state)}`,
      heading: `${slug} ${searchHeading(state, config.labels.cars)}`,
      title: searchTitle(state, cars.length, site),
      description: searchDescription(state, cars.length, site),
      introduction: searchIntro(state, { count: cars.length, prices: span, locations }, site),
    }
  })
})

it.each(['href', 'heading', 'title', 'description', 'introduction'] as const)(
  'every %s is its own',
  (part) => {
    const message = pages.flat().map((page) => page[part])
    expect(message.length).toBeGreaterThan(200)
    expect(message.filter((one, index) => !one.trim() || message.indexOf(one) !== index)).toEqual([])
  },
)

it('an introduction is one line or two', () => {
  const long = pages.flat().filter(({ introduction }) => introduction.length > 120)
  expect(long.map(({ introduction }) => introduction)).toEqual([])
})
