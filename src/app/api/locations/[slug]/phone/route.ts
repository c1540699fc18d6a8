import { getLocation, locationPhone } from '@/core/place/read/locations'
import { forSite, type SlugContext, notFound } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'
import { revealPhone } from '@/app/api/revealPhone'

/** For a dealer that counts its calls: the number of a location, null without one. 404 for an unknown one, 429 for a sender that asks for many. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request, context: SlugContext): Promise<Response> =>
    forSite(request, async (site) => {
      const location = await getLocation(site, (await context.params).slug)
      if (!location) return notFound()
      const { id: location_id, dealership_id } = location
      return revealPhone(request, site, { location_id, dealership_id }, () => locationPhone(site, location))
    }),
})
