import { carShown } from '@/core/car/carShown'
import { forCar, json, type SlugContext } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'

/** The car as the site shows it: VIN partly masked, no private fields. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request: Request, context: SlugContext): Promise<Response> =>
    forCar(request, context, (site, car) => json(carShown(site, car))),
})
