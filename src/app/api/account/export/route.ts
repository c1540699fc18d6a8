import type { z } from 'zod'
import { savedCarsSince } from '@/features/saved-searches/savedCars'
import { ownTradeIns } from '@/features/trade-in/ownTrades'
import type { Site } from '@/core/dealer/views'
import type { Shopper } from '@/features/accounts/row'
import { forSignedIn } from '@/app/api/account/forSignedIn'
import { streamedJson } from '@/lib/json'
import { methods } from '@/app/api/methods'
import { allOf, type OwnRows } from '@/core/person/read/ownRows'
import { OWN_BOOKINGS } from '@/features/bookings/ownKinds'
import { OWN_DEALS, OWN_RESERVATIONS, OWN_PAYMENTS, OWN_PLACES } from '@/features/reservations/ownKinds'
import { OWN_DRAWS } from '@/features/spin/ownDraws'
import { OWN_SEARCHES } from '@/features/saved-searches/ownKinds'
import { ownEnquiries } from '@/features/leads/ownLeads'
import { watchedCars } from '@/core/person/read/watchedCars'

/** The cars are as many as an account may save. */
async function headOf(site: Site, shopper: Shopper): Promise<object> {
  const [saved, alertsSince] = await Promise.all([
    watchedCars(site, shopper.id),
    savedCarsSince(site, shopper),
  ])
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
  }
}

async function* dealsOf(site: Site, shopper: Shopper, now: number): AsyncGenerator<object> {
  for await (const { car_name, answers } of allOf(OWN_DEALS, site, shopper, now))
    yield { car: car_name, answers }
}

function listsOf(site: Site, shopper: Shopper, now: number) {
  const all = <Shape extends z.ZodObject>(kind: OwnRows<Shape>) => allOf(kind, site, shopper, now)
  return {
    saved_searches: all(OWN_SEARCHES),
    enquiries: all(ownEnquiries()),
    // The file's word for bookings: shoppers and their programs read it.
    appointments: all(OWN_BOOKINGS),
    reservations: all(OWN_RESERVATIONS),
    deals_not_sent: dealsOf(site, shopper, now),
    prizes: all(OWN_DRAWS),
    payments: all(OWN_PAYMENTS),
    places_in_line: all(OWN_PLACES),
    trade_ins: ownTradeIns(site, shopper),
  }
}

function bodyOf(text: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await text.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await text.return(undefined)),
  })
}

const download = (request: Request): Promise<Response> =>
  forSignedIn(request, async (site, shopper) => {
    const head = await headOf(site, shopper)
    return new Response(bodyOf(streamedJson(head, listsOf(site, shopper, Date.now()))), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="my-account.json"',
        'cache-control': 'private, no-store',
      },
    })
  })

/** Everything that this dealer's site stores about the signed-in shopper, as a file. 401 signed out. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: download })
