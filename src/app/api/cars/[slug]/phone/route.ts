import { phoneFor } from '@/core/car/callWay'
import { env } from '@/env'
import { countEach, type Limit } from '@/lib/limiter'
import { byAddress } from '@/lib/limitKeys'
import { log } from '@/lib/log'
import { readBody } from '@/lib/requestBody'
import { failure, forCar, json, type SlugContext, notFound } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'
import { phrase, t } from '@/lib/words'

/** Each reveal is counted as somebody who wants to call. */
const LIMIT: Limit = { keyPrefix: 'reveal-phone', points: 60, duration: 600 }
const MANY = phrase('That is a lot in a short time. Please wait a few minutes.')

/** Null when there is no number, 404 without the call panel, 429 for a sender that asks for many. Each request is logged as lead tracking. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request, context: SlugContext): Promise<Response> =>
    forCar(request, context, async (site, car) => {
      if (!site.config.features.callPanel) return notFound()
      const body = await readBody(request)
      if (!body.ok) return failure(body.status, body.error)
      const counted = await countEach(
        byAddress(LIMIT, request.headers.get('x-forecourt-ip') ?? ''),
        env.redisUrl,
      )
      if (!counted.ok)
        return Response.json(
          { error: t(MANY) },
          {
            status: 429,
            headers: { 'cache-control': 'no-store', 'retry-after': String(counted.retryAfter) },
          },
        )
      log.info(
        {
          event: 'reveal-phone',
          car_id: car.id,
          dealership_id: car.dealership_id,
          website_id: site.tenant.id,
        },
        'phone number told',
      )
      return json({ phone: phoneFor(car, site.config) })
    }),
})
