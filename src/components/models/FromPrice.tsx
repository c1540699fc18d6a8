import { priceTypeLabel, type PriceWords } from '@/core/car/price'
import { formatMoney } from '@/core/money/format'
import { fromWords, type LowestPrice } from '@/features/models/variants.rules'
import { t } from '@/lib/words'

interface Props {
  price: LowestPrice
  config: PriceWords
}

/** What it buys, how much, and what is in it. */
export const FromPrice = ({ price, config }: Props) => (
  <span className="price">
    <span className="price__from">{t(fromWords(price))}</span>
    <b className="price__now">{formatMoney(price.amount)}</b>
    <span className="price__type">{priceTypeLabel(price.price_type, config)}</span>
  </span>
)
