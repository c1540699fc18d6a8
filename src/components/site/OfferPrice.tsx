import type { OfferView } from '@/domain/views'

/** The offer's one figure with its price type; nothing when it has none. */
export function OfferPrice({ offer }: { offer: Pick<OfferView, 'price_text' | 'price_note'> }) {
  if (!offer.price_text) return null
  return (
    <div className="price">
      <b className="price__now">{offer.price_text}</b>
      {offer.price_note && <span className="price__type">{offer.price_note}</span>}
    </div>
  )
}
