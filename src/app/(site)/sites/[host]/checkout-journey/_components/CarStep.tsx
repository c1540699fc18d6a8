import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture'
import { TickList } from '@/components/ui/TickList'
import type { Car } from '@/core/car/car'
import { carAlt, carHref, carImages, carTitle, carVariant } from '@/core/car/text'
import { formatMoney } from '@/core/money/format'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'
import { grouped } from '@/lib/figures'

interface Props {
  car: Car
  config: Pick<TenantConfig, 'reserve' | 'purchase'>
  deposit: number
  children: ReactNode
}

const promises = ({
  config: { reserve, purchase },
  deposit,
}: Pick<Props, 'config' | 'deposit'>): string[] => [
  deposit > 0
    ? t('{deposit} at the end holds it for {hours} hours, and comes back in full if you change your mind.', {
        deposit: formatMoney(deposit),
        hours: reserve.hours,
      })
    : t('Sent, it is held for you for {hours} hours. No payment is asked.', { hours: reserve.hours }),
  t('Stop at any step and go on later, on any device, by your own link.'),
  t('Your answers are kept for {keepDays} days, then removed. We see them when you send the deal.', {
    keepDays: purchase.keepDays,
  }),
]

export function CarStep({ car, config, deposit, children }: Props) {
  const [picture] = carImages(car)
  return (
    <>
      <div className="deal__car">
        {picture && <Picture url={picture.url} alt={carAlt(car)} width={900} height={600} sizes="380px" />}
        <div>
          <h2>{carTitle(car)}</h2>
          <p>{carVariant(car)}</p>
          <p className="fineprint">
            {[car.km ? `${grouped(car.km)} km` : null, t('Stock no. {stocknum}', { stocknum: car.stocknum })]
              .filter(Boolean)
              .join(', ')}
          </p>
          <a className="link" href={carHref(car)}>
            {t('See all about it')}
          </a>
        </div>
      </div>
      <TickList items={promises({ config, deposit })} one />
      {children}
    </>
  )
}
