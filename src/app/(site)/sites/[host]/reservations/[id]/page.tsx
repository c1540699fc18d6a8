import type { Metadata } from 'next'
import { KEYED_PAGE } from '@/app/(site)/sites/[host]/_lib/metadata'
import { AgreedLines } from '@/components/reservations/deals/AgreedLines'
import { NoteContact } from '@/components/forms/NoteContact'
import { TalkLink } from '@/components/forms/TalkLink'
import { Flow } from '@/components/reservations/Flow'
import { NoteHold } from '@/components/reservations/ownHold/NoteHold'
import { STEPS } from '@/components/reservations/steps'
import { NearCars } from '@/app/(site)/sites/[host]/cars/[slug]/_components/standing/NearCars'
import { isSold } from '@/core/car/availability'
import { isOpen } from '@/features/reservations/hold.rules'
import '@/styles/stock.css'
import '@/styles/journey.css'
import { t } from '@/lib/words'
import { holdNote } from '@/features/reservations/ownHold'
import { CancelForm } from './_components/CancelForm'
import { ReservationSummary } from './_components/ReservationSummary'
import { Status } from './_components/Standing'
import { statusWords } from './_components/statusWords'
import { readStatus } from './page-data'
import { locationMoment } from '@/core/place/moments'

interface Props {
  params: Promise<{ host: string; id: string }>
  searchParams: Promise<{ key?: string | string[] }>
}

const read = async ({ params, searchParams }: Props) => {
  const [{ host, id }, { key }] = await Promise.all([params, searchParams])
  return readStatus(host, id, typeof key === 'string' ? key : '')
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, row } = await read(props)
  return {
    title: t('Reservation {reservation_id} | {name}', {
      reservation_id: row.reservation_id,
      name: site.tenant.name,
    }),
    ...KEYED_PAGE,
  }
}

/** The shopper's page of a reservation: to pay, to see its state, to cancel. */
export default async function ReservationPage(props: Props) {
  const { site, row, car, key, free, talk } = await read(props)
  const { timezone } = site.config
  const when = (at: number) => locationMoment(at, row.place.zone, timezone)
  const isGone = !car || isSold(car)
  const words = statusWords(row, timezone, isGone)
  const isDeal = row.deal.length > 0
  return (
    <Flow
      crumbs={[
        { name: t('Home'), href: '/' },
        { name: row.car_name, href: `/cars/${row.car_slug}` },
      ]}
      heading={words.heading}
      // A deal has its own steps.
      steps={words.step === null || isDeal ? undefined : { steps: STEPS, current: words.step }}
      aside={car && <ReservationSummary site={site} row={row} car={car} hold={words.hold} />}
    >
      <NoteHold hold={holdNote(row, site)} isOver={!isOpen(row)} />
      <NoteContact contact={{ name: row.name, email: row.email, phone: row.phone }} />
      <Status {...{ row, car, words, when, isGone }} />
      {talk && (
        <p>
          <TalkLink href={talk} />
        </p>
      )}
      <NearCars cars={free} config={site.config} />
      {isDeal && (
        <>
          <h2 id="agreed">{t('Your deal')}</h2>
          <AgreedLines lines={row.deal} />
        </>
      )}
      {words.cancel && <CancelForm reservation_id={row.reservation_id} linkKey={key} {...words.cancel} />}
    </Flow>
  )
}
