import { getCar } from '@/core/car/read/cars'
import { siteOfRequest } from '@/core/dealer/read/sites'
import { carPageState } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import type { Site } from '@/core/dealer/views'
import { log } from '@/lib/log'
import { isStoreUnavailable } from '@/lib/storeHealth'
import { isFromOtherSite, OTHER_SITE } from '@/app/api/forms/otherSite'
import { phrase, t } from '@/lib/words'

export const json = (body: object, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
/** @param error a phrase: the response has it in the dealer's words */
export const failure = (status: number, error: string, headers?: Record<string, string>): Response =>
  json({ error: t(error) }, status, headers)
export const notFound = (): Response => failure(404, phrase('Not found'))

/** 503 while a store is unavailable: the same call may succeed later. Anything else is a fault of our own. */
export const statusOfFault = (error: unknown): 500 | 503 => (isStoreUnavailable(error) ? 503 : 500)

/** Runs a handler for a site: 404 without a site, 503 when a store is unavailable, 500 for any other fault. */
export const withSite = async <Answer>(
  find: () => Promise<Site | null>,
  path: string,
  handle: (site: Site) => Promise<Answer>,
  fail: (status: number, error: string) => Answer,
): Promise<Answer> => {
  try {
    const site = await find()
    return site ? await handle(site) : fail(404, phrase('Not found'))
  } catch (error) {
    log.error({ err: error, path }, 'a site call failed')
    return statusOfFault(error) === 503
      ? fail(503, phrase('This is not available just now. Please try again in a minute.'))
      : fail(500, phrase('Something went wrong on our side. Please try again in a minute.'))
  }
}

type Handler = (site: Site, url: URL) => Promise<Response>

export const forSite = (request: Request, handle: Handler): Promise<Response> => {
  const url = new URL(request.url)
  return withSite(
    () => siteOfRequest(request),
    url.pathname,
    (site) =>
      request.method === 'POST' && isFromOtherSite(request, site)
        ? Promise.resolve(failure(403, OTHER_SITE))
        : handle(site, url),
    failure,
  )
}

export interface SlugContext {
  params: Promise<{ slug: string }>
}

/** Runs a handler for one car of the site: 404 unknown or hidden, 410 sold or removed. */
export const forCar = async (
  request: Request,
  context: SlugContext,
  handle: (site: Site, car: Car) => Promise<Response> | Response,
): Promise<Response> =>
  forSite(request, async (site) => {
    const { slug } = await context.params
    const car = await getCar(site, slug)
    const state = carPageState(car, site.config.search, new Date())
    if (!car || state === 'missing') return notFound()
    return state === 'gone' ? failure(410, phrase('This car is no longer here')) : handle(site, car)
  })
