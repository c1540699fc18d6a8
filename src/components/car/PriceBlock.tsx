import type { PriceView } from '@/core/car/price'
import { t } from '@/lib/words'

/** Price, earlier price and what the price includes: always together and in this order. */
export function PriceBlock({ price }: { price: PriceView }) {
  if (price.kind === 'none')
    return (
      <div className="price">
        <b className="price__now price__now--word">{price.text}</b>
        <span className="price__type">{t('Price on its way')}</span>
      </div>
    )
  if (price.kind === 'subscription' && !price.purchase)
    return (
      <div className="price">
        <b className="price__now">
          <span className="sr">{t('Subscription price')} </span>
          {price.price.text}
        </b>
        <span className="price__type">{price.suffix}</span>
      </div>
    )
  const shown = price.kind === 'subscription' ? price.purchase : price.price
  const was = price.kind === 'price' ? price.was : null
  return (
    <div className="price">
      {was && (
        <s className="price__was">
          <span className="sr">{t('Was')} </span>
          {was.text}
        </s>
      )}
      <b className={was ? 'price__now is-deal' : 'price__now'}>
        <span className="sr">{t('Price')} </span>
        {shown?.text}
      </b>
      {price.typeLabel && <span className="price__type">{price.typeLabel}</span>}
    </div>
  )
}

export function SubscriptionLine({ price }: { price: PriceView }) {
  if (price.kind !== 'subscription' || !price.purchase) return null
  return (
    <p className="weekly">
      <span>
        <b>{price.price.text}</b> {t('{suffix} subscription', { suffix: price.suffix })}
      </span>
    </p>
  )
}
