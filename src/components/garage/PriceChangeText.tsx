import type { PriceChange } from '@/features/accounts/priceChange.rules'

/** What became of a price since the car was saved: less is good news. */
export const PriceChangeText = ({ change }: { change: PriceChange | null }) => (
  <span className="pricemove" data-more={change && !change.isLess ? '' : undefined}>
    {change?.text}
  </span>
)
