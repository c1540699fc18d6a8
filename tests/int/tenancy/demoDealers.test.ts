import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { closeDb, freshDb } from '../../helpers/db'
import { demoSources } from '../../helpers/demoSources'

let db: Payload
const { applyTenant } = await import('@/definitions/applyTenant')
const sources = demoSources()

beforeAll(async () => {
  db = await freshDb()
})
afterAll(closeDb)

describe.each(sources.map((source) => [source.definition.slug, source] as const))('%s', (slug, source) => {
  it('loads whole: content, people and every car', async () => {
    const result = await applyTenant(source)
    const { definition } = source
    const own = { tenant: { equals: result.tenantId } }
    const count = async (
      collection: 'pages' | 'posts' | 'offers' | 'models' | 'cars' | 'reviews' | 'locations',
    ) => (await db.count({ collection, where: own, overrideAccess: true })).totalDocs
    expect(result.slug).toBe(slug)
    expect(await count('pages')).toBe(definition.pages.length)
    expect(await count('posts')).toBe(definition.posts.length)
    expect(await count('offers')).toBe(definition.offers.length)
    expect(await count('models')).toBe(definition.models.length)
    expect(await count('reviews')).toBe(definition.reviews.length)
    expect(await count('locations')).toBe(definition.locations.length)
    expect(await count('cars')).toBe(source.stock.trim().split('\n').length - 2)
  })

  it('gives every car its place, its dealership and an address of its own', async () => {
    const { docs } = await db.find({
      collection: 'cars',
      where: { dealership_slug: { in: source.definition.dealerships.map((one) => one.slug) } },
      depth: 0,
      limit: 0,
      overrideAccess: true,
    })
    expect(
      docs
        .filter(({ location_id, city, slug: address }) => !location_id || !city || !address)
        .map(({ stocknum }) => stocknum),
    ).toEqual([])
    expect(new Set(docs.map((car) => car.slug)).size).toBe(docs.length)
  })
})
