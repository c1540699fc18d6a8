import { siteOfRequest } from '@/data/sites'
import { ownTrade } from '@/data/shopperTrade'
import type { Site } from '@/domain/views'
import type { Shopper } from '@/shoppers/row'
import { sessionIn } from '@/shoppers/cookies'
import { readSession } from '@/shoppers/sessions'
import { failure, withSite, notFound } from '@/app/api/cars/answers'
import { recordsOf } from '@/app/api/account/recordsOf'
import { SIGNED_OUT } from '@/app/api/account/forShopper'
import { methods } from '@/app/api/methods'

async function everythingOf(site: Site, shopper: Shopper): Promise<object> {
  const { leads, appointments, reservations, deals, prizes, searches, saved, alertsSince } = await recordsOf(
    site,
    shopper,
    Date.now(),
  )
  const references = leads.map(({ lead_id }) => lead_id)
  return {
    dealer: site.tenant.name,
    exported_at: new Date().toISOString(),
    details: { name: shopper.name, email: shopper.email, phone: shopper.phone },
    saved_car_emails_since: alertsSince?.toISOString() ?? null,
    saved_cars: saved.map(({ car, savedPrice, savedAt }) => ({
      name: car.name,
      stocknum: car.stocknum,
      address: `${site.origin}/cars/${car.slug}`,
      price_when_saved: savedPrice,
      saved_at: savedAt.toISOString(),
    })),
    saved_searches: searches,
    enquiries: leads,
    appointments,
    reservations,
    deals_not_sent: deals.map(({ car_name, answers }) => ({ car: car_name, answers })),
    prizes,
    ...(await ownTrade(site, shopper.email, references)),
  }
}

async function download(request: Request): Promise<Response> {
  return withSite(
    () => siteOfRequest(request),
    '/api/account/export',
    async (site) => {
      const shopper = await readSession(site, sessionIn(request.headers.get('cookie')), Date.now())
      if (!site.config.features.signIn) return notFound()
      if (!shopper) return failure(401, SIGNED_OUT)
      return new Response(JSON.stringify(await everythingOf(site, shopper), null, 2), {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': 'attachment; filename="my-account.json"',
          'cache-control': 'private, no-store',
        },
      })
    },
    failure,
  )
}

/** Everything that this dealer's site stores about the signed-in shopper, as a file. 401 signed out. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: download })
