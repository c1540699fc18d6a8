import { CarPicture } from '@/components/car/CarPicture'
import { carAlt, carHref, carImages, carTitle, carVariant } from '@/core/car/text'
import { formatNumber } from '@/core/money/format'
import { shortPrice } from '@/core/car/price'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { Fit } from '@/features/towing/towing.rules'
import { t } from '@/lib/words'
import { TowBar } from './TowBar'

const kg = (mass: number): string => t('{number} kg', { number: formatNumber(mass) })

/** The margin in words: always a figure, never a colour alone. */
function marginText({ match, spare, carries }: Fit): string {
  if (match === 'roomy' || match === 'close')
    return spare === 0 ? t('Exactly at the limit') : t('{kg} to spare', { kg: kg(spare) })
  if (match === 'part') return t('Load {kg} at most', { kg: kg(carries ?? 0) })
  return spare < 0 ? t('{kg} too heavy', { kg: kg(-spare) }) : t('Its ball load is too much')
}

interface Props {
  fit: Fit
  /** Which of the two the card shows: what is towed, or what pulls it. */
  shows: 'towed' | 'pulls'
  config: TenantConfig
}

function facts({ tow, puller, inCar }: Fit, shows: Props['shows']): [label: string, value: string][] {
  const own: [string, number | null | undefined][] =
    shows === 'towed'
      ? [
          [t('Full (ATM)'), tow.atm],
          [t('Tare'), tow.tare],
          [t('On the ball, empty'), tow.ball],
        ]
      : [
          [t('Braked towing'), puller.braked],
          [t('Kerb weight'), puller.kerb],
        ]
  const all = [...own, [t('For people and luggage'), inCar && Math.max(0, inCar)] as const]
  return all.flatMap(([label, value]) => (value == null ? [] : [[label, kg(value)]]))
}

export function TowCard({ fit, shows, config }: Props) {
  const { car, match } = fit
  const [first] = carImages(car)
  return (
    <li className="towcard">
      {first && (
        <div className="towcard__pic fills">
          <CarPicture url={first.url} alt={first.alt ?? carAlt(car)} />
        </div>
      )}
      <div className="towcard__txt">
        <h4>
          <a href={carHref(car)}>{carTitle(car)}</a>
        </h4>
        <p>{[carVariant(car), shortPrice(car, config)].filter(Boolean).join(' · ')}</p>
        <p className={`towcard__margin towcard__margin--${match}`}>
          <b>{marginText(fit)}</b>
        </p>
        <TowBar fit={fit} />
        <dl>
          {facts(fit, shows).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
}
