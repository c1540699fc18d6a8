import { isOwnCarForm } from '@/core/dealer/links/tradeInPaths'
import type { LeadFacts } from '@/features/leads/types'

/** Names of makes and models: no address and no sentence fits in. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} &+'-]{0,29}$/u

/** The car that the lead is about: the shopper's own where they want to sell it, else the one on sale. */
export function aboutCar({ form, trade, car }: LeadFacts): { own: boolean; name: string } | null {
  if (!isOwnCarForm(form)) return car ? { own: false, name: car.name } : null
  const words = [trade?.make, trade?.model].filter((word) => word && NAME.test(word))
  const name = [words.length ? trade?.year : null, ...words].filter(Boolean).join(' ')
  return name ? { own: true, name } : null
}
