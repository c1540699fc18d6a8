import { z } from 'zod'
import { readSearch } from '@/features/saved-searches/readSearch'
import { failure, forSite } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'
import { withKeywords } from '@/search/cars/keywords'
import { countCars } from '@/search/cars/list'
import { getCar } from '@/core/car/read/cars'
import type { FigureKey } from '@/core/dealer/figures/kinds'
import { civilAt } from '@/core/dealer/country/civil'
import { appliedFilters } from '@/search/list/chips'
import type { Site } from '@/core/dealer/views'
import { env } from '@/env'
import { countFigure } from '@/features/reports/count'
import { countEach } from '@/lib/limiter'
import { addressKey } from '@/lib/limitKeys'

const bodySchema = z.union([
  z.object({ car: z.string().max(200) }),
  z.object({ reserve: z.string().max(200) }),
  z.object({ nothingAt: z.string().max(1000) }),
])
const LIMIT = { keyPrefix: 'figures', points: 120, duration: 60 }
const MOST_WORDS = 200

type Seen = Pick<FigureKey, 'kind' | 'name'>

/** The words of the search as its chips show them; null when it does find cars. */
async function nothingFound(site: Site, path: string): Promise<Seen | null> {
  const requested = await readSearch(site, path)
  const state = requested && (await withKeywords(site, requested))
  if (!state || (await countCars(site, state)).count > 0) return null
  const words = appliedFilters(state).map(({ text }) => text)
  const name = words.join(', ').slice(0, MOST_WORDS)
  return name ? { kind: 'no_result', name } : null
}

async function carSeen(site: Site, slug: string, kind: 'car_view' | 'reserve_view'): Promise<Seen | null> {
  const car = await getCar(site, slug)
  return car && { kind, name: car.id }
}

type FigureReport = z.output<typeof bodySchema>
function seenOf(site: Site, report: FigureReport): Promise<Seen | null> {
  if ('car' in report) return carSeen(site, report.car, 'car_view')
  return 'reserve' in report
    ? carSeen(site, report.reserve, 'reserve_view')
    : nothingFound(site, report.nothingAt)
}

/** `{car}`, `{reserve}` or `{nothingAt}`: 204 counted or not, 422 otherwise. The visitor's address is for the limit only. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forSite(request, async (site) => {
      const body = bodySchema.safeParse(await request.json().catch(() => null))
      if (!body.success) return failure(422, 'Send {car}, {reserve} or {nothingAt}.')
      const address = addressKey(request.headers.get('x-forecourt-ip') ?? '')
      const isCounted = (await countEach([[LIMIT, `${site.tenant.id} ${address}`]], env.redisUrl)).ok
      const seen = isCounted && (await seenOf(site, body.data))
      if (seen) {
        const { date: day } = civilAt(new Date(), site.config.timezone)
        countFigure({ tenant: site.tenant.id, day, ...seen })
      }
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    }),
})
