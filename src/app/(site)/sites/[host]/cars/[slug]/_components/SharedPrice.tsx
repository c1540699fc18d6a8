import type { Car } from '@/core/car/car'
import { shownAmount } from '@/core/car/price'
import { countryFacts, type Country } from '@/core/dealer/country/country'

/** The price for a shared link's card; React moves these to the head. Metadata writes no `product:` properties. */
export function SharedPrice({ car, country }: { car: Car; country: Country }) {
  const amount = shownAmount(car)
  if (amount === null) return null
  return (
    <>
      <meta property="product:price:amount" content={String(amount)} />
      <meta property="product:price:currency" content={countryFacts(country).currency} />
    </>
  )
}
