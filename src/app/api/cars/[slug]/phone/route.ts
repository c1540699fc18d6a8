import { phoneFor } from '@/core/car/callWay'
import { forCar, type SlugContext, notFound } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'
import { revealPhone } from '@/app/api/revealPhone'

/** Null when there is no number, 404 without the call panel, 429 for a sender that asks for many. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request, context: SlugContext): Promise<Response> =>
    forCar(request, context, async (site, car) =>
      site.config.features.callPanel
        ? revealPhone(request, site, { car_id: car.id, dealership_id: car.dealership_id }, () =>
            phoneFor(car, site.config),
          )
        : notFound(),
    ),
})
