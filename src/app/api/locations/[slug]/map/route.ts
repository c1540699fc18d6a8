import { getLocation } from '@/core/place/read/locations'
import { mapPictures } from '@/integrations/maps'
import { answer, ONE_DAY } from '@/features/pictures/serve/answer'
import { forSite, type SlugContext, notFound } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'

/** A map with the location at its centre; 404 where the server has no tiles or the location no point. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request: Request, context: SlugContext): Promise<Response> =>
    forSite(request, async (site) => {
      const location = await getLocation(site, (await context.params).slug)
      const { lat, long } = location?.address ?? {}
      const draw = mapPictures()
      if (!draw || lat == null || long == null) return notFound()
      const about = { tag: `map-${lat}-${long}`, extension: 'webp', cacheControl: ONE_DAY }
      return answer(request, about, () => draw({ lat, long }))
    }),
})
