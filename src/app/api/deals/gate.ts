import { hasDeals } from '@/domain/deal/offer'
import { gateBefore } from '@/domain/shoppers/gates'
import { signInHref } from '@/domain/shoppers/signInHref'
import type { Site } from '@/domain/views'
import { sessionIn } from '@/shoppers/cookies'
import type { Shopper } from '@/shoppers/row'
import { readSession } from '@/shoppers/sessions'
import { failure, forSite } from '@/app/api/cars/answers'
import { seeOther } from '@/app/api/forms/plainPages'
import { type PostedForm, readForm } from '@/app/api/forms/readForm'

export interface DealCall {
  site: Site
  form: PostedForm
  shopper: Shopper | null
  now: Date
}

/** Runs a call of an online deal: 404 where the site has none, and the sign-in where the dealer asks for one. */
export const forDeals = (
  request: Request,
  page: (values: Record<string, unknown>) => string,
  handle: (call: DealCall) => Promise<Response>,
): Promise<Response> =>
  forSite(request, async (site) => {
    if (!hasDeals(site.config)) return failure(404, 'Not found')
    const form = await readForm(request, site)
    if (form instanceof Response) return form
    const now = new Date()
    const session = site.config.features.signIn ? sessionIn(request.headers.get('cookie')) : null
    const shopper = session ? await readSession(site, session, now.getTime()) : null
    const gate = gateBefore('/checkout-journey', site.config)
    if (!gate || shopper) return handle({ site, form, shopper, now })
    const redirect = page(form.values)
    return form.plain
      ? seeOther(signInHref({ type: gate, redirect, back: '/' }))
      : failure(401, 'Please sign in first.')
  })
