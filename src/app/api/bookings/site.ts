import { siteOfRequest } from '@/core/dealer/read/sites'
import type { PagedKind } from '@/core/dealer/links/bookingPages'
import { offersBooking } from '@/core/dealer/links/bookingLinks'
import type { Site } from '@/core/dealer/views'
import { failure, withSite } from '@/app/api/cars/answers'
import { isFromOtherSite, OTHER_SITE } from '@/app/api/forms/otherSite'

/** 404 where the dealer takes no such bookings, 403 for a form of another site, 503 when a store is unavailable. */
export function forBookings(
  request: Request,
  kind: PagedKind | null,
  handle: (site: Site) => Promise<Response>,
): Promise<Response> {
  const offering = async (): Promise<Site | null> => {
    const site = await siteOfRequest(request)
    return site && (!kind || offersBooking(site.config, kind)) ? site : null
  }
  return withSite(
    offering,
    new URL(request.url).pathname,
    (site) =>
      request.method === 'POST' && isFromOtherSite(request, site)
        ? Promise.resolve(failure(403, OTHER_SITE))
        : handle(site),
    failure,
  )
}
