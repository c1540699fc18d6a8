import type { Car } from '@/core/car/car'
import { waysToPay } from '@/features/reservations/payments/waysToPay.rules'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'

interface Props {
  car: Car
  config: TenantConfig
  now: Date
}

/** Where a button beside the price leads to it. Its heading takes the focus then. */
export function WaysToPay({ car, config, now }: Props) {
  const ways = waysToPay(car, config, now)
  if (ways.length === 0) return null
  return (
    <section className="vsec" id="payment" tabIndex={-1}>
      <h3>{t('How you can pay')}</h3>
      <dl className="lines lines--ways">
        {ways.map(({ label, text, link }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {text}{' '}
              {link && (
                <a className="link" href={link.href}>
                  {link.label}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
