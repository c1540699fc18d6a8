import { findPostcode } from '@/core/place/read/postcodes'
import { postcodeAt } from '@/core/place/postcode'
import { POSTCODE_MESSAGE } from '@/core/dealer/country/postcodeForm'
import { forSite, json } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'
import { t } from '@/lib/words'
import { translateFaults } from '@/app/api/forms/translateFaults'

/** `38.15`, of a point; null for what is none. */
const degrees = (text: string | null, most: number): number | null =>
  text !== null && /^-?\d{1,3}(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most ? Number(text) : null

/** `{postcode, lat, lng, suburb, state}` of a `postcode`, or of the one that `lat` and `lng` are nearest to; or 422. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request: Request): Promise<Response> =>
    forSite(request, async ({ config: { country } }, { searchParams }) => {
      const [lat, lng] = [degrees(searchParams.get('lat'), 90), degrees(searchParams.get('lng'), 180)]
      const here = lat === null || lng === null ? undefined : postcodeAt({ lat, lng }, country)
      const postcode = here ?? searchParams.get('postcode')?.trim() ?? ''
      const place = await findPostcode(postcode, country)
      return place
        ? json({ postcode, ...place })
        : json(
            {
              error: t('Invalid postcode'),
              errors: translateFaults([{ path: 'postcode', message: POSTCODE_MESSAGE }]),
            },
            422,
          )
    }),
})
