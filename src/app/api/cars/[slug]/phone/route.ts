import { phoneFor } from '@/domain/phones/phones'
import { log } from '@/lib/log'
import { readBody } from '@/lib/readBody'
import { failure, forCar, json, type SlugContext, notFound } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'

/** Null when there is no number, 404 without the call panel. Each request is logged as lead tracking. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request, context: SlugContext): Promise<Response> =>
    forCar(request, context, async (site, car) => {
      if (!site.config.features.callPanel) return notFound()
      const body = await readBody(request)
      if (!body.ok) return failure(body.status, body.error)
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
