import 'server-only'
import { notFound, redirect } from 'next/navigation'
import { dealHref, dealOffers, isDealCar } from '@/features/reservations/deals/offer.rules'
import { stepsOf, type DealStep } from '@/features/reservations/deals/steps.rules'
import { depositOf, reservePath } from '@/core/car/deposit'
import { readCarPage, type CarPageData } from '@/app/(site)/sites/[host]/cars/[slug]/page-data'
import { passGate, type SearchParams } from '@/app/(site)/sites/[host]/_lib/passGate'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'

export interface StartData extends CarPageData {
  steps: DealStep[]
  deposit: number
}

/** 404 for a dealer without deals and for a car that is not sold online; for a held car, redirects to its line. */
export async function readStart(
  params: Promise<{ host: string }>,
  searchParams: Promise<SearchParams>,
): Promise<StartData> {
  const site = await requireSite(params)
  const input = await searchParams
  await passGate(site, '/checkout-journey', input)
  const slug = typeof input.car_id === 'string' ? input.car_id : ''
  if (!slug) notFound()
  const data = await readCarPage((await params).host, encodeURIComponent(slug))
  const { car, now } = data
  if (data.state !== 'ok' || !isDealCar(car, site.config)) notFound()
  if (!dealHref(car, site.config)) redirect(reservePath(car, site.config))
  const steps = stepsOf(dealOffers(car, site.config, now))
  return { ...data, steps, deposit: depositOf(car, site.config.reserve) }
}
