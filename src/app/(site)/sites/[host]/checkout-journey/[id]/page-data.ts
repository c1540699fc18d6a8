import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { LoanView } from '@/components/money/loanView'
import { getCar } from '@/core/car/read/cars'
import { similarCars } from '@/search/cars/similar'
import { listLocations } from '@/core/place/read/locations'
import { dealHref, dealLoan, dealOffers, dealTerms } from '@/features/reservations/deals/offer.rules'
import type { Car } from '@/core/car/car'
import { knownLoan, withoutOldQuote } from '@/features/reservations/deals/finance.rules'
import type { DealAnswers } from '@/features/reservations/deals/answers.rules'
import type { ChosenLoan } from '@/features/reservations/deals/barFigures.rules'
import type { LoanOffer } from '@/core/money/calculator'
import { carOffer } from '@/core/car/finance/offer'
import { stepAt, stepsOf, type DealStep } from '@/features/reservations/deals/steps.rules'
import { sumOf, type DealSum } from '@/features/reservations/deals/totals.rules'
import { locationOf } from '@/core/car/carLocation'
import type { Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import { statusOf } from '@/features/reservations/deals/answer'
import { dealPath, findDeal, type Deal } from '@/features/reservations/deals/row'
import { handoverAt, withHourOfNow } from '@/features/bookings/handover'
import { type DeskTimesDay, freeTimes } from '@/features/bookings/deskTimes.rules'
import { zoneOfCar } from '@/features/reservations/place'
import { statusPath } from '@/features/reservations/payUrl'
import type { Reservation } from '@/features/reservations/row'
import type { Shopper } from '@/features/accounts/row'
import { loanView } from '@/app/(site)/sites/[host]/_lib/loanView'
import { passGate, type SearchParams } from '@/app/(site)/sites/[host]/_lib/passGate'
import { renderTime, siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'
import { decoded } from '@/lib/text'

export interface DealBase {
  site: Site
  deal: Deal
  /** The key in the shopper's own link. */
  linkKey: string
  now: Date
  zone: string
}
export interface OpenDeal extends DealBase {
  kind: 'open'
  car: Car
  shopper: Shopper | null
  location: LocationView | null
  steps: DealStep[]
  step: DealStep
  sum: DealSum
  loan: LoanView | null
  /** What the figures in view lend: nothing to somebody who pays without finance. */
  lent: { offer: LoanOffer | null; chosen: ChosenLoan | null }
  /** What is left has changed since the shopper chose finance. */
  requestedAgain: boolean
  mailed: boolean
  /** Free times for the handover, on its step. */
  times: DeskTimesDay[]
  /** Somebody else was faster with the hour that was chosen. */
  gone: boolean
}
export interface SentDeal extends DealBase {
  kind: 'sent'
  reservation: Reservation
  statusHref: string
}
export interface GoneDeal extends DealBase {
  kind: 'gone'
  /** The car, if somebody else holds it; null when it is no longer for sale. */
  held: Car | null
  free: Car[]
}
export type DealPage = OpenDeal | SentDeal | GoneDeal

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/** Without scripts, the values for the calculator come back in the address. */
function loanOf(
  { site, deal, linkKey, now }: DealBase,
  { car, offer }: { car: Car; offer: LoanOffer | null },
  input: SearchParams,
): LoanView | null {
  const hidden = { key: linkKey, step: 'finance' }
  const post = {
    label: t('Ask for finance like this'),
    address: `/api/deals/${deal.deal_id}/finance`,
    hidden,
  }
  const known = knownLoan(deal.answers)
  const get = (name: string) => textOf(input[name]) || known(name)
  return loanView({ config: site.config, car, now, href: dealPath(deal, 'finance'), offer, get, post })
}

const lentOf = (offer: LoanOffer | null, { finance }: DealAnswers): OpenDeal['lent'] =>
  finance?.wants === 'Yes'
    ? { offer, chosen: finance }
    : { offer: finance?.wants === 'No' ? null : offer, chosen: null }

async function timesOf(site: Site, car: Car, now: Date): Promise<DeskTimesDay[]> {
  const yard = await handoverAt(site, car, now)
  return yard ? freeTimes(yard.timetable, yard.taken, now, car.id) : []
}

/** The shopper's own deal by its link; anything else is a 404. */
export const readDealPage = cache(
  async (host: string, id: string, input: SearchParams): Promise<DealPage> => {
    const site = await siteOfHost(host)
    if (!site) notFound()
    const deal_id = decoded(id)
    const shopper = await passGate(site, `/checkout-journey/${deal_id}`, input)
    const now = renderTime()
    const linkKey = textOf(input.key)
    const deal = await findDeal(site, deal_id, linkKey, now.getTime())
    if (!deal) notFound()
    const zone = await zoneOfCar(site, deal.car_slug)
    const base = { site, deal, linkKey, now, zone }
    const reservation = await statusOf(deal)
    if (reservation) {
      const agreed = { ...reservation, deal: await withHourOfNow(reservation.deal) }
      return { ...base, kind: 'sent', reservation: agreed, statusHref: statusPath(reservation) }
    }
    const car = await getCar(site, deal.car_slug)
    if (!car || !dealHref(car, site.config)) {
      const isHeld = car && dealHref({ ...car, reserved: false }, site.config)
      return {
        ...base,
        kind: 'gone',
        held: isHeld ? car : null,
        free: car ? (await similarCars(site, car)).free : [],
      }
    }
    const steps = stepsOf(dealOffers(car, site.config, now), deal.answers)
    const offer = dealLoan(car, site.config, now, deal.answers)
    const answers = withoutOldQuote(deal.answers, offer)
    const step = stepAt(steps, answers, textOf(input.step))
    return {
      ...base,
      deal: { ...deal, answers },
      kind: 'open',
      car,
      shopper,
      location: locationOf(car, await listLocations(site)),
      steps,
      step,
      times: step === 'handover' ? await timesOf(site, car, now) : [],
      gone: textOf(input.gone) === '1',
      sum: sumOf(dealTerms(car, site.config), answers),
      loan: loanOf(base, { car, offer }, input),
      lent: lentOf(carOffer(car, site.config, now), answers),
      requestedAgain: answers !== deal.answers,
      mailed: textOf(input.mailed) === '1',
    }
  },
)
