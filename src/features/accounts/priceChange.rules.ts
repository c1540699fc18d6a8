import { formatMoney } from '@/core/money/format'
import { hasPrice } from '@/core/car/price'
import { t } from '@/lib/words'

/** `$2,000 less than when you saved it`; null without a change, or without a price to compare with. */
export const priceChange = (now: number, saved: number | null): string | null => {
  if (saved === null || !hasPrice({ price: saved }) || saved === now) return null
  return t(now < saved ? '{amount} less than when you saved it' : '{amount} more than when you saved it', {
    amount: formatMoney(Math.abs(now - saved)),
  })
}
