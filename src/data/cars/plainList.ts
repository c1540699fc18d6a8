/** The list without the search engine: filtered, sorted and paged by the database, without counts of values. */
import type { Where } from 'payload'
import { getDb } from '../../db/payload'
import { soldSince } from '../../domain/availability'
import { FACET_NAMES, facetField, RANGE_NAMES, type SearchState } from '../../domain/searchState'
import type { SortBy } from '../../domain/tenantConfig'
import type { Site } from '../../domain/views'
import type { CarList } from './list'
import { distancesOf, placesNear } from './near'
import { carsById } from './rows'
import { siteRead } from '../row'

const SORTS: Record<SortBy, string> = {
  relevant: '-custom_rank',
  latest: '-created_at',
  price_desc: '-price',
  price_asc: 'price',
  km_asc: 'km',
  km_desc: '-km',
  weekly_asc: 'weekly_price',
}

/** Lists inside a car are json: the database cannot filter by them. */
const UNFILTERED: ReadonlySet<string> = new Set(['categories', 'filtered_features'])

const listed = ({ config }: Site, now: Date): Where[] => {
  const { soldDays, usedOnly, excludedMakes } = config.search
  return [
    { show_on_dealer_website: { not_equals: false } },
    {
      or: [
        { and: [{ status: { in: ['in_stock', 'coming_soon'] } }, { sold: { not_equals: true } }] },
        {
          and: [
            { or: [{ status: { equals: 'sold' } }, { sold: { equals: true } }] },
            { sold_date_timestamp: { greater_than: soldSince(now, soldDays) } },
          ],
        },
      ],
    },
    ...(usedOnly ? [{ car_type: { equals: 'used' } }] : []),
    ...(excludedMakes.length ? [{ make: { not_in: excludedMakes } }] : []),
  ]
}

const refined = (state: SearchState): Where[] => [
  ...FACET_NAMES.filter((name) => !UNFILTERED.has(name) && state.facets[name]?.length).map((name): Where => ({
    [facetField(name)]: {
      in: name === 'certified' ? [state.facets.certified?.[0] === 'true'] : [...(state.facets[name] ?? [])],
    },
  })),
  ...RANGE_NAMES.flatMap((name): Where[] => {
    const { min, max } = state.ranges[name] ?? {}
    return [
      ...(min === undefined ? [] : [{ [name]: { greater_than_equal: min } }]),
      ...(max === undefined ? [] : [{ [name]: { less_than_equal: max } }]),
    ]
  }),
]

export const plainList = async (site: Site, state: SearchState, now: Date): Promise<CarList> => {
  const started = performance.now()
  const own: Where[] = [{ tenant: { equals: site.tenant.id } }, { dealership_id: { in: site.dealershipIds } }]
  const near = await placesNear(site, state.near)
  // An empty list is no filter to every database: no place is a name that no car has.
  const here: Where[] = near ? [{ location_name: { in: near.size ? [...near.keys()] : ['-'] } }] : []
  const where: Where = { and: [...own, ...listed(site, now), ...refined(state), ...here] }
  const db = await getDb()
  const { totalDocs } = await db.count({ collection: 'cars', where, overrideAccess: true })
  const { perPage } = site.config.search
  const pages = Math.ceil(totalDocs / perPage)
  const page = Math.max(1, Math.min(state.page, pages))
  const { docs } = await db.find({
    collection: 'cars',
    where,
    limit: perPage,
    page,
    sort: SORTS[state.sortBy],
    select: { slug: true },
    depth: 0,
    ...siteRead,
    pagination: true,
  })
  const hits = await carsById(
    site,
    docs.map(({ id }) => id),
  )
  return {
    hits,
    distances: distancesOf(hits, near),
    nearFound: !state.near || near !== null,
    count: totalDocs,
    facets: {},
    facetStats: {},
    ms: performance.now() - started,
    page,
    pages,
    degraded: true,
  }
}
