import { formatMoney } from '@/domain/format'
import { hasPrice } from '@/domain/car/price'

/** `$2,000 less than when you saved it`; null without a change, or without a price to compare with. */
export const priceChange = (now: number, saved: number | null): string | null => {
  if (saved === null || !hasPrice({ price: saved }) || saved === now) return null
  return `${formatMoney(Math.abs(now - saved))} ${now < saved ? 'less' : 'more'} than when you saved it`
}
