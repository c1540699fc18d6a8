import { forCar, type SlugContext } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'
import { carAddress } from '@/core/car/sheet'
import { qrSvg } from '@/lib/qr'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request: Request, context: SlugContext): Promise<Response> =>
    forCar(
      request,
      context,
      (site, car) =>
        new Response(qrSvg(carAddress(car, site.origin, 'qr')), {
          headers: { 'content-type': 'image/svg+xml', 'x-robots-tag': 'noindex' },
        }),
    ),
})
