import '@/styles/stock.css'
import '@/styles/journey.css'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { KEYED_PAGE } from '@/app/(site)/sites/[host]/_lib/metadata'
import { Flow } from '@/components/reservations/Flow'
import { STEPS } from '@/components/reservations/steps'
import { AfterPaying } from '@/components/reservations/AfterPaying'
import { TestCard } from '@/components/reservations/TestCard'
import { moneyOfCents } from '@/features/reservations/payments/cents.rules'
import { env } from '@/env'
import { openSession, TEST_CARDS } from '@/integrations/payments/test'
import { isPayable } from '@/features/reservations/takePayment'
import type { Car } from '@/core/car/car'
import { chargesOf, type PriceWords } from '@/core/car/price'
import { getCar } from '@/core/car/read/cars'
import { spokenModel } from '@/core/car/text'
import { withCharges } from '@/core/money/format'
import type { Site } from '@/core/dealer/views'
import { totalsOf } from '@/features/reservations/deals/totals.rules'
import { handoverEnd } from '@/features/reservations/holdEnd.rules'
import { findReservation, type Reservation } from '@/features/reservations/row'
import { locationMoment } from '@/core/place/moments'
import { ReservationSummary } from '@/app/(site)/sites/[host]/reservations/[id]/_components/ReservationSummary'
import { statusWords } from '@/app/(site)/sites/[host]/reservations/[id]/_components/statusWords'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<{ session?: string | string[]; result?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireSite(params)
  return {
    title: t('Test payment'),
    ...KEYED_PAGE,
  }
}

interface Held {
  row: Reservation
  car: Car
}
/** The car that a deposit holds; null for any other payment. */
async function heldBy(site: Site, { kind, id }: { kind: string; id: string }): Promise<Held | null> {
  const row = kind === 'reservation' ? await findReservation(site.tenant.id, id) : null
  const car = row && (await getCar(site, row.car_slug))
  return car ? { row, car } : null
}

/** The deposit and what is left, as somebody at the desk would say it. */
function sumOf({ row, car }: Held, config: PriceWords, until: string): string {
  const { amount, hold_hours: hours, deal } = row
  const sum = deal.find((line) => line.sum)?.sum
  const left = sum ? totalsOf(sum).left : (car.price ?? 0) - amount
  const rest = withCharges(left, sum ? sum.charges : chargesOf(car.price_type, config))
  const first =
    handoverEnd(deal) > 0
      ? t('today holds it until {until} and comes off the price.', { until })
      : t('today holds it for {hours} hours and comes off the price.', { hours })
  return left > 0 ? `${first} ${t('{rest} is left to pay when you take it home.', { rest })}` : first
}

/** The card page of the built-in test provider. With a real provider this address does not exist. */
export default async function TestPaymentPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const { session: token, result } = await searchParams
  const session = typeof token === 'string' ? openSession(token) : null
  if (env.stripe || typeof token !== 'string' || session?.subject.tenant !== site.tenant.id) notFound()
  // Back from the receipt leads here again: nobody must be asked to pay twice.
  if (!(await isPayable(session.subject))) redirect(session.doneUrl)
  const held = await heldBy(site, session.subject)
  const when = (row: Reservation) => (at: number) => locationMoment(at, row.place.zone, site.config.timezone)
  return (
    <Flow
      crumbs={[{ name: t('Back'), href: session.backUrl }]}
      heading={
        held
          ? t('{amount} holds this {model}', {
              amount: moneyOfCents(session.cents),
              model: spokenModel(held.car),
            })
          : t('Pay {cents}', { cents: moneyOfCents(session.cents) })
      }
      steps={held && held.row.deal.length === 0 ? { steps: STEPS, current: 1 } : undefined}
      aside={
        held && (
          <ReservationSummary
            {...{ site, ...held }}
            hold={statusWords(held.row, site.config.timezone, false).hold}
          />
        )
      }
    >
      <TestCard
        token={token}
        title={session.title}
        sum={
          held && held.car.price
            ? sumOf(held, site.config, when(held.row)(handoverEnd(held.row.deal)))
            : undefined
        }
        amount={moneyOfCents(session.cents)}
        backUrl={session.backUrl}
        result={typeof result === 'string' ? result : null}
        cards={TEST_CARDS}
      />
      {held && <AfterPaying row={held.row} when={when(held.row)} />}
    </Flow>
  )
}
