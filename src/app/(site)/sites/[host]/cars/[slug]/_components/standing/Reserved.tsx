import type { Car } from '@/core/car/car'
import { lineHref } from '@/core/car/deposit'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'
import { locationMoment } from '@/core/place/moments'

interface Props {
  car: Car
  config: TenantConfig
  /** Epoch seconds; null for a hold by the dealer, without an end. */
  heldUntil: number | null
  zone: string
}

const SECOND = 1000

/** Dealers that take reservations have a line; for others the enquiry below is the way. */
export function Reserved({ car, config, heldUntil, zone }: Props) {
  if (!car.reserved) return null
  const line = lineHref(car, config)
  const sentences = [
    heldUntil &&
      t('The hold ends {momentText}.', {
        momentText: locationMoment(heldUntil * SECOND, zone, config.timezone),
      }),
    t(
      line
        ? 'If it comes free, the first in line is told first, at no cost.'
        : 'Ask us, and we tell you when it comes free.',
    ),
  ]
  return (
    <div className="buy__held" role="note">
      <p>
        <b>{t('Reserved for a shopper.')}</b> {sentences.filter(Boolean).join(' ')}
      </p>
      {line && (
        <a className="btn btn--brand btn--wide" href={line}>
          {t('Tell me if it comes back')}
        </a>
      )}
    </div>
  )
}
