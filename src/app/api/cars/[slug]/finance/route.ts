import { forCar, json, type SlugContext, notFound } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'

/** Lender data of the car, by provider. 404 on a site without finance. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request: Request, context: SlugContext): Promise<Response> =>
    forCar(request, context, (site, car) =>
      site.config.features.finance ? json({ finance_lenders: car.finance_lenders ?? {} }) : notFound(),
    ),
})
