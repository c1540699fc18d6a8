import { carAlt, carImages, carTitle, carVariant } from '@/core/car/text'
import type { EnquiryRequest } from '@/components/forms/ask/request'
import { enquiryView } from '@/components/forms/enquiryView'
import { listLocations } from '@/core/place/read/locations'
import type { Car } from '@/core/car/car'
import { shortPrice } from '@/core/car/price'
import { offeredCarForm } from '@/features/leads/intents/carForm.rules'
import type { Site } from '@/core/dealer/views'
import { forCar, json, type SlugContext } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'

async function ask(site: Site, car: Car, requested: string | null): Promise<EnquiryRequest> {
  const form = offeredCarForm(requested ?? undefined, car, site.config)
  const locations = await listLocations(site)
  return {
    view: enquiryView({ site, form, car, locations, pageId: `cars/${car.slug}`, uid: 'ask' }),
    car: {
      title: carTitle(car),
      variant: carVariant(car),
      price: shortPrice(car, site.config),
      picture: carImages(car)[0]?.url ?? null,
      alt: carAlt(car),
    },
  }
}

/** The form for a dialog, with the car that it is about. For a form that is not offered: the enquiry. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request: Request, context: SlugContext): Promise<Response> =>
    forCar(request, context, async (site, car) =>
      json(await ask(site, car, new URL(request.url).searchParams.get('form'))),
    ),
})
