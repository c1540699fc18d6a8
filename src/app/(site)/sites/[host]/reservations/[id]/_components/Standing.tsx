import { Fragment } from 'react'
import { AfterPaying } from '@/components/reservations/AfterPaying'
import { DonePanel } from '@/components/forms/DonePanel'
import { NextSteps } from '@/components/forms/NextSteps'
import { Icon } from '@/components/ui/Icon'
import type { Car } from '@/core/car/car'
import { formatMoney } from '@/core/money/format'
import { firstName } from '@/core/person/personName'
import { handoverEnd } from '@/features/reservations/holdEnd.rules'
import { SEE_WORDS } from '@/features/reservations/reserveSchema.rules'
import { PAYMENT_STRIP } from '@/features/reservations/words.rules'
import { t } from '@/lib/words'
import type { Reservation } from '@/features/reservations/row'
import type { StatusWords } from './statusWords'

interface Props {
  row: Reservation
  car: Car | null
  /** A moment in words, in the zone of the location. */
  when: (at: number) => string
  words: StatusWords
}

function Pay({ row, when }: Pick<Props, 'row' | 'when'>) {
  const amount = formatMoney(row.amount)
  const ends = handoverEnd(row.deal)
  return (
    <div className="pay">
      <p className="lede">
        {ends > 0
          ? t(
              '{amount} holds the {car_name} until you have collected it, by {until}. You get all of it back when you cancel before then.',
              { amount, car_name: row.car_name, until: when(ends) },
            )
          : t(
              '{amount} holds the {car_name} for {hold_hours} hours from your payment. You get all of it back when you cancel or the time ends.',
              { amount, car_name: row.car_name, hold_hours: row.hold_hours },
            )}
      </p>
      <p className="payline">
        <Icon name="lock" />
        <span>{t('Card details go straight to our payment provider. We never see or store them.')}</span>
      </p>
      <div className="acts">
        <a className="btn btn--brand" href={row.pay_url}>
          <Icon name="lock" />
          {t('Pay {amount} and hold it', { amount })}
        </a>
      </div>
      <p className="fineprint">{t(PAYMENT_STRIP)}</p>
      <AfterPaying {...{ row, when }} />
    </div>
  )
}

/** What was chosen in the checkout; an online purchase has its own list. */
const ownWishes = ({ deal, see, postcode, trade_in }: Reservation): [string, string][] =>
  deal.length > 0 || !see
    ? []
    : [
        [t('How you see it'), [t(SEE_WORDS[see]), see === 'delivery' && postcode].filter(Boolean).join(', ')],
        ...(trade_in ? [[t('Trade-in'), t('Yes, we look at it')] satisfies [string, string]] : []),
      ]

function Done({ row, car, words, when }: Props) {
  const facts: [string, string][] = [
    [t('Reference'), row.reservation_id],
    [t('Held until'), when(row.held_until)],
    ...(row.paid_at
      ? [[t('Paid'), `${formatMoney(row.amount)}, ${when(row.paid_at)}`] satisfies [string, string]]
      : []),
    ...ownWishes(row),
  ]
  const { name, phone } = row.place
  const first = firstName(row.name)
  const handover = row.deal.find((line) => line.handover)
  return (
    <>
      <DonePanel car={car}>
        <h2>{first ? t('Reserved, {name}.', { name: first }) : t('Reserved')}</h2>
        {words.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <dl>
          {facts.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </DonePanel>
      <h2>{t('What happens now')}</h2>
      <NextSteps
        steps={[
          [
            t('Next'),
            handover
              ? t('You collect it: {when}. The link in our email moves it.', { when: handover.text })
              : t(
                  row.see === 'delivery'
                    ? '{name} rings to agree the delivery and answer questions.'
                    : phone
                      ? '{name} rings to agree a time and answer questions, or ring {phone}.'
                      : '{name} rings to agree a time and answer questions.',
                  { name, phone: phone ?? '' },
                ),
          ],
          [
            t('By {momentText}', { momentText: when(row.held_until) }),
            t(
              row.see === 'delivery'
                ? 'It comes to you: see it, drive it, say yes or no.'
                : 'See it, drive it, say yes or no.',
            ),
          ],
          [
            t('If you say no, or nothing'),
            t(row.amount > 0 ? 'The deposit goes back to your card by itself.' : 'The hold ends by itself.'),
          ],
        ]}
      />
    </>
  )
}

export function Status({ row, car, words, when, isGone }: Props & { isGone: boolean }) {
  if (row.state === 'pending') return <Pay {...{ row, when }} />
  if (row.state === 'held' && isGone)
    return (
      <div className="note" role="status">
        <Icon name="info" />
        <div>
          {words.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{[row.place.name, row.place.phone].filter(Boolean).join(', ')}</p>
        </div>
      </div>
    )
  if (row.state === 'held') return <Done {...{ row, car, words, when }} />
  return (
    <>
      <p className="lede">{words.lines.join(' ')}</p>
      <p className="fineprint">{t('Reference {reservation_id}', { reservation_id: row.reservation_id })}</p>
      <div className="acts">
        <a className="btn btn--brand" href={`/cars/${row.car_slug}`}>
          {t('Back to the car')}
        </a>
        <a className="link" href="/search">
          {t('See the stock')}
        </a>
      </div>
    </>
  )
}
