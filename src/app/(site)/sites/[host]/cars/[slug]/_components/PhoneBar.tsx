import { shortPrice, type PriceView } from '@/core/car/price'
import { carFormHref } from '@/core/car/text'
import { lineHref } from '@/core/car/deposit'
import type { CarPageData } from '@/app/(site)/sites/[host]/cars/[slug]/page-data'
import { t } from '@/lib/words'
import { BuyBar } from './BuyBar'
import { Call } from './Call'

interface Props {
  data: Pick<CarPageData, 'site' | 'car' | 'state' | 'call'>
  price: PriceView
}

export function PhoneBar({ data: { site, car, state, call }, price }: Props) {
  const isOpen = state === 'ok'
  const line = isOpen ? lineHref(car, site.config) : null
  const type = price.kind === 'none' ? '' : price.typeLabel
  return (
    <BuyBar>
      <p>
        <b>{isOpen ? shortPrice(car, site.config) : t('Sold')}</b>
        <span>{isOpen && (car.reserved ? t('Reserved') : type)}</span>
      </p>
      {call && <Call call={call} slug={car.slug} label={t('Call Now')} className="btn btn--line" />}
      {line ? (
        <a className="btn btn--brand" href={line} aria-label={t('Tell me if it comes back')}>
          {t('Tell me')}
        </a>
      ) : (
        <a className="btn btn--brand" href={carFormHref(car, 'enquiry')} data-ask>
          {t(isOpen ? 'Enquire' : 'Find similar')}
        </a>
      )}
    </BuyBar>
  )
}
