import { forCar, type SlugContext, notFound } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'
import { renderSheet } from '@/features/car-sheet/CarSheet'
import { listLocations } from '@/core/place/read/locations'
import { siteShown } from '@/core/place/phones/hiddenPhones'
import { sheetOf } from '@/core/car/sheet'
import { carImages } from '@/core/car/text'
import { locationOf } from '@/core/car/carLocation'
import { jpegOf } from '@/features/pictures/serve/resize'

/** The car's sheet as `{slug}.pdf`. 404 where the dealer has none. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request: Request, context: SlugContext): Promise<Response> =>
    forCar(request, context, async (site, car) => {
      if (!site.config.features.carSheet) return notFound()
      const [locations, picture] = await Promise.all([
        listLocations(site),
        jpegOf(carImages(car)[0]?.url ?? ''),
      ])
      const pdf = await renderSheet(
        sheetOf(siteShown(site), car, locationOf(car, locations), new Date()),
        picture,
      )
      return new Response(new Uint8Array(pdf), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${car.slug}.pdf"`,
          'x-robots-tag': 'noindex',
        },
      })
    }),
})
