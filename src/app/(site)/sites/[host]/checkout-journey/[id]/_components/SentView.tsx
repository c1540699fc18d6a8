import { AgreedLines } from '@/components/deal/AgreedLines'
import { Flow } from '@/components/reserve/Flow'
import { formatMoney } from '@/domain/format'
import { momentText } from '@/domain/reserve/words'
import type { SentDeal } from '@/app/(site)/sites/[host]/checkout-journey/[id]/page-data'

/** After it was sent: how it stands, and all that was agreed. */
export function SentView({ data: { reservation, deal, statusHref } }: { data: SentDeal }) {
  const { state, amount, held_until, place, reservation_id } = reservation
  const until = momentText(held_until, place.zone)
  const isPending = state === 'pending'
  const heading = { pending: 'One thing left: the deposit', held: `It is yours until ${until}` }
  const lines = {
    pending: `The ${deal.car_name} waits for your ${formatMoney(amount)} until ${until}.`,
    held: `${place.name} rings to agree a time. All of your answers are with them.`,
  }
  const isSold = state === 'completed'
  return (
    <Flow
      crumbs={[
        { name: 'Home', href: '/' },
        { name: deal.car_name, href: `/cars/${deal.car_slug}` },
      ]}
      heading={isSold ? 'It is yours' : heading[isPending ? 'pending' : 'held']}
    >
      <p className="lede">{isSold ? 'Thank you.' : lines[isPending ? 'pending' : 'held']}</p>
      <AgreedLines lines={reservation.deal} />
      <div className="acts">
        <a className="btn btn--brand" href={statusHref}>
          {isPending ? `Go to the deposit, ${formatMoney(amount)}` : 'See the reservation'}
        </a>
      </div>
      <p className="fineprint">Reference {reservation_id}</p>
    </Flow>
  )
}
