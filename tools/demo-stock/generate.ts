import type { StockCar } from './stockCar'
import { harbour } from './plans/harbour'
import { outback } from './plans/outback'
import { westside } from './plans/westside'

const PLANS: Record<string, () => StockCar[]> = {
  'harbour-toyota': harbour,
  'westside-motors': westside,
  'outback-caravans': outback,
}
export const SLUGS = Object.keys(PLANS)

/** One car per line, without empty values: small files, and a change shows as one line. */
const line = (car: StockCar) =>
  JSON.stringify(car, (_key, value: unknown) => (value === null ? undefined : value))

/** The stock.json of a demo dealer: always the same. */
export const textOf = (slug: string) => `[\n${(PLANS[slug]?.() ?? []).map(line).join(',\n')}\n]\n`
