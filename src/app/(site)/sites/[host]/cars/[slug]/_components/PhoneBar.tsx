import type { PriceView } from '@/domain/car/price'
import { carFormHref } from '@/domain/car/text'
import type { CarPageData } from '@/app/(site)/sites/[host]/cars/[slug]/page-data'
import { t } from '@/lib/words'
import { BuyBar } from './BuyBar'
import { Call } from './Call'

const textOf = (price: PriceView): string =>
  price.kind === 'none'
    ? price.text
    : (price.kind === 'subscription' ? (price.purchase ?? price.price) : price.price).text

interface Props {
  data: Pick<CarPageData, 'car' | 'state' | 'call'>
  price: PriceView
}

/** Price, call and enquiry at a thumb's reach. */
export function PhoneBar({ data: { car, state, call }, price }: Props) {
  const isOpen = state === 'ok'
  return (
    <BuyBar>
      <p>
        <b>{isOpen ? textOf(price) : t('Sold')}</b>
        <span>{isOpen && price.kind !== 'none' ? price.typeLabel : ''}</span>
      </p>
      {call && <Call call={call} slug={car.slug} label={t('Call Now')} className="btn btn--line" />}
      <a className="btn btn--brand" href={carFormHref(car, 'enquiry')} data-ask>
        {t(isOpen ? 'Enquire' : 'Find similar')}
      </a>
    </BuyBar>
  )
}
