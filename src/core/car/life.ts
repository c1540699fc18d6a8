import { civilAt } from '@/core/dealer/country/civil'
import { formatKm, formatMoney } from '@/core/money/format'
import { formatLongDate, formatLongMonth } from '@/lib/dates'
import { t } from '@/lib/words'
import { isSold } from './availability'
import type { Car } from './car'
import { inspectedText, ownersText } from './condition'
import { type PriceWords, priceTypeLabel, shownAmount } from './price'
import { priceMoves, type PriceStep } from './priceHistory'

export interface Stop {
  /** The day or month that is shown, or what stands for it. */
  when: string
  /** yyyy-mm-dd, or yyyy-mm of what only its month is known of. */
  date?: string
  lines: string[]
}

type Lived = Pick<
  Car,
  | ('build_date' | 'compliance_date' | 'previous_owners' | 'service' | 'inspection' | 'created_at')
  | ('status' | 'sold' | 'sold_date_timestamp' | 'km' | 'car_type' | 'price' | 'price_type')
>
interface Life {
  car: Lived
  /** For what today's price covers. */
  config: PriceWords
  prices: readonly PriceStep[]
  zone: string
  now: Date
}

/** Fewer say nothing that the facts above do not. */
const FEWEST = 3
const MONTH = 'yyyy-mm'.length

type Dated = readonly [date: string | null | undefined, text: string | null]

const serviceText = ({ service }: Lived): string =>
  service?.last_km ? t('Serviced at {km}', { km: formatKm(service.last_km) }) : t('Serviced')

/** Months of plates as `2024-12`: the day of one is none. */
const monthOf = (plate: string | null | undefined) => plate?.slice(0, MONTH)

function datedFacts({ car, prices, zone }: Life): Dated[] {
  const dayOf = (at: number) => civilAt(new Date(at * 1000), zone).date
  const moves = priceMoves(prices).toReversed()
  const [first] = moves
  return [
    [monthOf(car.build_date), t('Built')],
    [monthOf(car.compliance_date), t('Compliance plate')],
    [car.service?.last_date, serviceText(car)],
    [car.inspection?.date, inspectedText(car.inspection)],
    [
      car.created_at > 0 ? dayOf(car.created_at) : null,
      first ? t('Listed here at {price}', { price: formatMoney(first.price) }) : t('Listed here'),
    ],
    ...moves.flatMap(({ at, price, change }): Dated[] =>
      change === null ? [] : [[dayOf(at), moveText(change, price)]],
    ),
    [car.sold_date_timestamp && isSold(car) ? dayOf(car.sold_date_timestamp) : null, t('Sold')],
  ]
}

const moveText = (change: number, price: number): string =>
  t(change < 0 ? '{amount} down, to {price}' : '{amount} up, to {price}', {
    amount: formatMoney(Math.abs(change)),
    price: formatMoney(price),
  })

const priceText = (car: Lived, config: PriceWords): string | null => {
  const amount = shownAmount(car)
  if (amount === null) return null
  return [formatMoney(amount), priceTypeLabel(car.price_type, config)?.toLowerCase()]
    .filter(Boolean)
    .join(' ')
}

const hereText = ({ car_type, km }: Lived): string => {
  if (!km) return t('Here')
  return t(car_type === 'demo' ? 'Here, with {km} from demonstrations' : 'Here, with {km} on it', {
    km: formatKm(km),
  })
}

const byDay = (facts: readonly Dated[], today: string): Stop[] => {
  const stops = new Map<string, string[]>()
  for (const [date, text] of facts.toSorted(([one], [other]) => (one ?? '').localeCompare(other ?? '')))
    if (date && text && date <= today) stops.set(date, [...(stops.get(date) ?? []), text])
  return [...stops].map(([date, lines]) => ({
    when: date.length === MONTH ? formatLongMonth(date) : formatLongDate(date),
    date,
    lines,
  }))
}

/** What is known of a car's life and when, oldest first; empty where too little of it has a date. */
export function lifeOf(life: Life): Stop[] {
  const { car, config, zone, now } = life
  const stops = byDay(datedFacts(life), civilAt(now, zone).date)
  if (stops.reduce((count, { lines }) => count + lines.length, 0) < FEWEST) return []
  const owners = car.car_type === 'used' ? ownersText(car.previous_owners) : null
  const price = priceText(car, config)
  const plates = stops.filter(({ date }) => date?.length === MONTH)
  return [
    ...plates,
    ...(owners ? [{ when: t('Owners'), lines: [owners] }] : []),
    ...stops.filter((stop) => !plates.includes(stop)),
    ...(car.status === 'in_stock' && !isSold(car)
      ? [{ when: t('Today'), lines: [hereText(car), ...(price ? [price] : [])] }]
      : []),
  ]
}
