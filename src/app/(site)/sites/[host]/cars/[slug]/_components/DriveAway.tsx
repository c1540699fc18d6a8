import { Icon } from '@/components/ui/Icon'
import type { Car } from '@/core/car/car'
import { driveAways } from '@/core/car/driveAway'
import { priceLineLabel } from '@/core/car/price'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { STATE_NAMES } from '@/core/dealer/country/country'
import { DUTIES } from '@/core/money/duties.data'
import { formatMoney } from '@/core/money/format'
import { formatLongDate } from '@/lib/dates'
import { t } from '@/lib/words'

const nameOf = (state: string): string => STATE_NAMES.get(state) ?? state

/** Without registration and delivery, which few dealers give for other states. */
const elsewhere = (duty: number | string, price: number): string =>
  typeof duty === 'number'
    ? t('{total}, of it {duty} duty', { total: formatMoney(price + duty), duty: formatMoney(duty) })
    : t(duty)

interface Props {
  car: Car
  config: TenantConfig
  /** Of the location where the car is. */
  at: string | null | undefined
}

/** Below the price and without a sum until it is opened: the price that is advertised stays the one that is seen. */
export function DriveAway({ car, config, at }: Props) {
  const [own, ...others] = driveAways(car, config, at)
  if (!own) return null
  const { state, duty, registration, delivery, total } = own
  const table = DUTIES[state]
  const lines = [
    [priceLineLabel(car.price_type, config), car.price],
    [t('Duty, estimate'), duty],
    [t('Registration and compulsory insurance'), registration],
    [t('Delivery by the dealer'), delivery],
    [t(registration ? 'Drive away, estimate' : 'Price with duty'), total],
  ] as const
  return (
    <div className="rated">
      <details>
        <summary>
          <span>{t('Estimate drive away in {state}', { state: nameOf(state) })}</span>
          <Icon name="down" />
        </summary>
        <dl className="lines">
          {lines.map(
            ([label, value]) =>
              Boolean(value) && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{typeof value === 'number' ? formatMoney(value) : t(value ?? '')}</dd>
                </div>
              ),
          )}
        </dl>
        <p>
          {table &&
            t('Estimate, duties of {source} as of {date}.', {
              source: t(table.source),
              date: formatLongDate(table.asOf),
            })}{' '}
          {table?.note && `${t(table.note)} `}
          {!registration && `${t('Registration and compulsory insurance come on top.')} `}
          {t('Ask us for the exact price.')}
        </p>
        <p>
          <b>{t('Registered elsewhere: price with duty, estimates')}</b>
        </p>
        <dl className="lines">
          {others.map((one) => (
            <div key={one.state}>
              <dt>{nameOf(one.state)}</dt>
              <dd>{elsewhere(one.duty, car.price ?? 0)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
