import { hasDeals } from '@/features/reservations/deals/offer.rules'
import type { Site } from '@/core/dealer/views'
import type { Shopper } from '@/features/accounts/row'
import { forSite, notFound } from '@/app/api/cars/answers'
import { passCall } from '@/app/api/forms/passCall'
import { type PostedForm, readForm } from '@/app/api/forms/readForm'

export interface DealCall {
  site: Site
  form: PostedForm
  shopper: Shopper | null
  now: Date
}

/** Runs a call of an online deal: 404 where the site has none, and the sign-in where the dealer requires one. */
export const forDeals = (
  request: Request,
  page: (values: Record<string, unknown>) => string,
  handle: (call: DealCall) => Promise<Response>,
): Promise<Response> =>
  forSite(request, async (site) => {
    if (!hasDeals(site.config)) return notFound()
    const form = await readForm(request, site)
    if (form instanceof Response) return form
    const redirect = page(form.values)
    const passed = await passCall({ request, site, form, page: '/checkout-journey', redirect })
    if (passed instanceof Response) return passed
    return handle({ site, form, shopper: passed.shopper, now: new Date() })
  })
