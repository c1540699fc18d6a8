import type { ReactNode } from 'react'
import { CarPicture } from '@/components/car/CarPicture'
import { carAlt, carImages, carTitle, carVariant, spokenModel } from '@/core/car/text'
import { Icon } from '@/components/ui/Icon'
import { TickList } from '@/components/ui/TickList'
import type { Car } from '@/core/car/car'
import { chargesOf, priceLineLabel, type PriceWords } from '@/core/car/price'
import { formatMoney, withCharges } from '@/core/money/format'
import { comesOff, type DepositStatus } from '@/features/reservations/depositStatus.rules'
import { leftRow } from '@/features/reservations/deals/totals.rules'
import { phrase, t } from '@/lib/words'
import { DepositLine } from './DepositLine'

interface Props {
  car: Car
  config: PriceWords
  deposit: number
  status: DepositStatus
  hold: { title: string; text: string }
  title?: string
  /** In the folded row on phones; the car's price without it. */
  total?: number
  /** Replaces the lines of a reservation. */
  lines?: ReactNode
  place?: ReactNode
  /** The sale is done: nothing is promised back. */
  isSold?: boolean
}

const TICKS = [
  phrase('100% refundable, for any reason'),
  phrase('No card surcharge'),
  phrase('The deposit comes off the price'),
]

const AMOUNT_WORDS: Readonly<Record<DepositStatus, string>> = {
  today: phrase('{amount} today'),
  paid: phrase('{amount} paid'),
  returning: phrase('{amount} on its way back'),
  returned: phrase('{amount} returned'),
  unpaid: phrase('nothing paid'),
}

function Lines({ car, config, deposit, status }: Pick<Props, 'car' | 'config' | 'deposit' | 'status'>) {
  const price = car.price ?? 0
  const [label, left] = leftRow(price - deposit, chargesOf(car.price_type, config))
  return (
    <dl className="lines">
      <div>
        <dt>{priceLineLabel(car.price_type, config)}</dt>
        <dd>{formatMoney(price)}</dd>
      </div>
      {deposit > 0 && (
        <>
          <DepositLine deposit={deposit} status={status} />
          {comesOff(status) && (
            <div>
              <dt>{label}</dt>
              <dd>{left}</dd>
            </div>
          )}
        </>
      )}
    </dl>
  )
}

/** The car, the amounts and the hold beside each step; one folded row on phones. */
export function Summary({
  car,
  config,
  deposit,
  status,
  hold,
  title = t('Your reservation'),
  total = car.price ?? 0,
  lines,
  place,
  isSold = false,
}: Props) {
  const [picture] = carImages(car)
  const amount = deposit > 0 ? t(AMOUNT_WORDS[status], { amount: formatMoney(deposit) }) : t('no deposit')
  return (
    <aside className="sum" aria-label={title}>
      <details>
        <summary>
          <span>
            {title}
            <small>
              {[spokenModel(car), total > 0 && withCharges(total, chargesOf(car.price_type, config)), amount]
                .filter(Boolean)
                .join(', ')}
            </small>
          </span>
          <Icon name="down" />
        </summary>
        <div className="sum__in">
          <div className="mini">
            <div className="mini__pic fills">
              {picture && (
                <CarPicture url={picture.url} alt={carAlt(car)} sizes="(min-width: 1024px) 384px, 92vw" />
              )}
            </div>
            <div className="mini__txt">
              <b>{carTitle(car)}</b>
              <span>
                {carVariant(car)}
                <br />
                {t('Stock no. {stocknum}', { stocknum: car.stocknum })}
              </span>
            </div>
          </div>
          {lines ?? <Lines car={car} config={config} deposit={deposit} status={status} />}
          <div className="note">
            <Icon name="clock" />
            <div>
              <p>
                <b>{t(hold.title)}</b>
              </p>
              <p>{t(hold.text)}</p>
            </div>
          </div>
          {deposit > 0 && comesOff(status) && !isSold && <TickList items={TICKS} one />}
        </div>
        {place}
      </details>
    </aside>
  )
}
