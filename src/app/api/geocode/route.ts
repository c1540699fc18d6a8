import { findPostcode } from '@/core/place/read/postcodes'
import { POSTCODE_MESSAGE } from '@/core/dealer/country/postcodeForm'
import { forSite, json } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'
import { t } from '@/lib/words'
import { translateFaults } from '@/app/api/forms/translateFaults'

/** `{lat, lng, suburb, state}`, or 422. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request: Request): Promise<Response> =>
    forSite(request, async (site, url) => {
      const place = await findPostcode(url.searchParams.get('postcode')?.trim() ?? '', site.config.country)
      return place
        ? json(place)
        : json(
            {
              error: t('Invalid postcode'),
              errors: translateFaults([{ path: 'postcode', message: POSTCODE_MESSAGE }]),
            },
            422,
          )
    }),
})
