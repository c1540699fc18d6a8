import { Fragment } from 'react'
import { Icon } from '@/components/ui/Icon'
import { formatMoney } from '@/domain/format'
import { momentText, PAYMENT_STRIP } from '@/domain/reserve/words'
import type { Reservation } from '@/reservations/row'
import type { StatusWords } from './statusWords'

interface Props {
  row: Reservation
  words: StatusWords
}

function Pay({ row }: Pick<Props, 'row'>) {
  const amount = formatMoney(row.amount)
  return (
    <div className="pay">
      <p className="lede">
        {amount} holds the {row.car_name} for {row.hold_hours} hours from your payment. You get all of it back
        when you cancel or the time ends.
      </p>
      <p className="payline">
        <Icon name="lock" />
        <span>Card details go straight to our payment provider. We never see or store them.</span>
      </p>
      <div className="acts">
        <a className="btn btn--brand" href={row.pay_url}>
          <Icon name="lock" />
          Pay {amount} and hold it
        </a>
      </div>
      <p className="fineprint">{PAYMENT_STRIP}</p>
    </div>
  )
}

function Done({ row, words }: Props) {
  const zone = row.place.zone
  const facts: [string, string][] = [
    ['Reference', row.reservation_id],
    ['Held until', momentText(row.held_until, zone)],
    ...(row.paid_at
      ? [['Paid', `${formatMoney(row.amount)}, ${momentText(row.paid_at, zone)}`] satisfies [string, string]]
      : []),
  ]
  return (
    <>
      <div className="done" role="status">
        <Icon name="done" />
        <h2>Reserved, {row.name.split(' ')[0]}.</h2>
        {words.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <dl>
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
      <h2>What happens now</h2>
      <ol className="nexts">
        <li>
          <b>Next</b>
          <span>
            {row.place.name} rings to agree a time and answer questions
            {row.place.phone ? `, or ring ${row.place.phone}` : ''}.
          </span>
        </li>
        <li>
          <b>By {momentText(row.held_until, zone)}</b>
          <span>See it, drive it, say yes or no.</span>
        </li>
        <li>
          <b>If you say no, or nothing</b>
          <span>
            {row.amount > 0 ? 'The deposit goes back to your card by itself.' : 'The hold ends by itself.'}
          </span>
        </li>
      </ol>
    </>
  )
}

export function Standing({ row, words }: Props) {
  if (row.state === 'pending') return <Pay row={row} />
  if (row.state === 'held') return <Done row={row} words={words} />
  return (
    <>
      <p className="lede">{words.lines.join(' ')}</p>
      <p className="fineprint">Reference {row.reservation_id}</p>
      <div className="acts">
        <a className="btn btn--brand" href={`/cars/${row.car_slug}`}>
          Back to the car
        </a>
        <a className="link" href="/search">
          See the stock
        </a>
      </div>
    </>
  )
}
