import { carsToList } from '@/features/shortlists/carsToList'
import { countBegun } from '@/features/shortlists/limits'
import { beginShortlist } from '@/features/shortlists/row'
import { readForm } from '@/app/api/forms/readForm'
import { seeOther } from '@/app/api/forms/plainPages'
import { tooMany } from '@/app/api/forms/tooMany'
import { forSite, json, notFound } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'
import { phrase } from '@/lib/words'

/** `cars`: slugs with commas, the first six count. 303 to the list, or 201 {href} for JSON; 422 without a car; 429. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forSite(request, async (site) => {
      if (!site.config.features.shortlists) return notFound()
      const form = await readForm(request, site)
      if (form instanceof Response) return form
      const cars = await carsToList(site, form.values.cars, new Date())
      if (cars.length === 0)
        return form.refuse(422, [{ path: 'cars', message: phrase('None of these is listed here any more.') }])
      const counted = await countBegun(request.headers.get('x-forecourt-ip') ?? '')
      if (!counted.ok) return tooMany(form, site, counted.retryAfter)
      const href = await beginShortlist(site, cars)
      return form.plain ? seeOther(href) : json({ href }, 201)
    }),
})
