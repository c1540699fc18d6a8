import { headers } from 'next/headers'
import { permanentRedirect, redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { isAvailable } from '@/core/car/availability'
import { reserveOffer, reservePath } from '@/core/car/deposit'
import { PAYMENT_STRIP } from '@/features/reservations/words.rules'
import { BookingLocation } from '@/components/bookings/BookingLocation'
import { TellSeen } from '@/components/page/TellSeen'
import { Flow } from '@/components/reservations/Flow'
import { CarControls } from '@/components/car/CarControls'
import { OwnDealSlot } from '@/components/car/own/OwnDealSlot'
import { StaticPart } from '@/components/ui/StaticPart'
import { ReserveForm } from '@/components/reservations/ReserveForm'
import { Summary } from '@/components/reservations/Summary'
import { carTitle, spokenModel } from '@/core/car/text'
import { STEPS } from '@/components/reservations/steps'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { passGate, type SearchParams } from '@/app/(site)/sites/[host]/_lib/passGate'
import { readCarPage } from '@/app/(site)/sites/[host]/cars/[slug]/page-data'
import { t } from '@/lib/words'
import { ownHoldOf } from '@/features/reservations/ownHold'
import { statusPath } from '@/features/reservations/payUrl'
import { reserveView } from './reserveView'
import { TakenView } from './TakenView'

export interface CheckoutProps {
  params: Promise<{ host: string; slug: string }>
  searchParams: Promise<SearchParams>
}

export async function checkoutMetadata({ params }: CheckoutProps): Promise<Metadata> {
  const { host, slug } = await params
  const { site, car } = await readCarPage(host, slug)
  return {
    title: t('Reserve {carTitle} | {name}', { carTitle: carTitle(car), name: site.tenant.name }),
    robots: { index: false },
  }
}

/** Reserves a car at the address that the dealer chose; the other address redirects to it. */
export async function CheckoutPage({ params, searchParams, path }: CheckoutProps & { path: string }) {
  const { host, slug } = await params
  const data = await readCarPage(host, slug)
  const { site, car } = data
  const own = reservePath(car, site.config)
  if (!site.config.features.reserve) return leadOn(site, own)
  if (site.config.reserve.path !== path) permanentRedirect(own)
  const input = await searchParams
  await passGate(site, own, input)
  const cookies = (await headers()).get('cookie')
  const ownHold = await ownHoldOf(site, car.id, cookies, data.now.getTime())
  if (ownHold) redirect(statusPath(ownHold))
  const { taken, waiting } = input
  const offer = reserveOffer(car, site.config)
  if (!isAvailable(car) || (!offer && !car.reserved)) redirect(`/cars/${car.slug}`)
  if (!offer || taken || waiting)
    return <TakenView data={data} isFree={Boolean(offer)} waiting={Boolean(waiting)} tried={Boolean(taken)} />
  const view = reserveView(data, offer)
  return (
    <Flow
      crumbs={[
        { name: t('Home'), href: '/' },
        { name: carTitle(car), href: `/cars/${car.slug}` },
      ]}
      heading={t('Reserve this {model}', { model: spokenModel(car) })}
      steps={{ steps: STEPS, current: 0 }}
      aside={
        <Summary
          car={car}
          config={site.config}
          deposit={offer.deposit}
          status="today"
          hold={view.hold}
          place={data.location && <BookingLocation location={data.location} now={data.now} />}
        />
      }
    >
      <CarControls />
      <TellSeen reserve={car.slug} />
      <StaticPart>
        <OwnDealSlot car={car} config={site.config} />
      </StaticPart>
      <ReserveForm view={view.form} />
      {offer.deposit > 0 && <p className="fineprint">{t(PAYMENT_STRIP)}</p>}
      {view.inspection && <p className="fineprint">{view.inspection}</p>}
    </Flow>
  )
}
