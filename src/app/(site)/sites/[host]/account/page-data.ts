import 'server-only'
import { notFound, redirect } from 'next/navigation'
import type { OwnLead, OwnSearch } from '@/data/shopperRecords'
import { isClosed } from '@/domain/shoppers/closedPaths'
import {
  appointmentGoing,
  dealGoing,
  type Going,
  isComing,
  prizeGoing,
  reservationGoing,
} from '@/domain/shoppers/onTheGo'
import { signInHref } from '@/domain/shoppers/signInHref'
import type { Site } from '@/domain/views'
import { dealPath } from '@/reservations/deal/row'
import { zoneOfCar } from '@/reservations/place'
import { statusPath } from '@/reservations/payUrl'
import type { Shopper } from '@/shoppers/row'
import { recordsOf } from '@/app/api/account/recordsOf'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { currentShopper } from '@/app/(site)/sites/[host]/_lib/passGate'
import { renderTime, siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'

export interface AccountView {
  site: Site
  shopper: Shopper
  going: Going[]
  messages: OwnLead[]
  searches: { active: OwnSearch[]; stopped: OwnSearch[] }
  /** Ids of the saved cars. */
  saved: string[]
  alertsSince: Date | null
}

/** The shopper's own pages require a sign-in, which returns to them. */
export async function requireShopper(host: string, path: string): Promise<{ site: Site; shopper: Shopper }> {
  const site = await siteOfHost(host)
  if (!site) notFound()
  if (isClosed(path, site.config)) return leadOn(site, path)
  const shopper = await currentShopper(site)
  const type = path === '/watchlist' ? 'watchlist' : null
  return shopper ? { site, shopper } : redirect(signInHref({ type, redirect: path, back: '/' }))
}

export async function readAccount(host: string): Promise<AccountView> {
  const { site, shopper } = await requireShopper(host, '/account')
  const now = renderTime().getTime()
  const { leads, appointments, reservations, deals, prizes, searches, saved, alertsSince } = await recordsOf(
    site,
    shopper,
    now,
  )
  const { timezone } = site.config
  const dealsGoing = await Promise.all(
    deals.map(async (one) =>
      dealGoing(one, dealPath(one), timezone, await zoneOfCar(site, one.car_slug ?? '')),
    ),
  )
  return {
    site,
    shopper,
    going: [
      ...dealsGoing,
      ...reservations.map((one) =>
        reservationGoing(
          one,
          statusPath({ tenant: site.tenant.id, reservation_id: one.reservation_id }),
          timezone,
          now,
        ),
      ),
      ...appointments.filter((one) => isComing(one, now)).map((one) => appointmentGoing(one, timezone)),
      ...prizes.filter(({ wins }) => wins).map(prizeGoing),
    ],
    // Prizes are in the list above.
    messages: leads.filter(({ form }) => form !== 'prize'),
    searches,
    saved: saved.map(({ car }) => car.id),
    alertsSince,
  }
}
