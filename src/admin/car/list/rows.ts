import { isOnShow } from '@/core/car/availability'
import { isReserved } from '@/core/car/derive'
import { hasPrice } from '@/core/car/price'
import { qualityOf } from '@/core/car/quality'
import { STATUS_WORDS } from '@/core/car/statusWords'
import { formatKm, formatMoney, plural } from '@/core/money/format'
import type { Car } from '@/payload-types'
import { DAY_S } from '@/lib/time'
import { cardPicture } from './cardPicture'

export const LISTED = {
  ...({
    name: true,
    stocknum: true,
    status: true,
    tag: true,
    price: true,
    km: true,
    car_type: true,
  } as const),
  ...({ item_type: true, simple_body: true, price_type: true, photos_count: true, vin: true } as const),
  ...({ tenant: true, dealership_id: true, picture_files: true } as const),
  ...({ primary_image_url: true, dealercomments: true, regplate: true, colour: true } as const),
  ...({ simple_fuel: true, simple_transmission: true, features: true, specifications: true } as const),
  ...({ location_id: true, created_at: true, reserved: true, hold_state: true, hold_until: true } as const),
  ...({ show_on_dealer_website: true, overrides: true, content_hash: true, rev: true } as const),
} as const
export type ListedCar = Pick<Car, 'id' | keyof typeof LISTED>

export interface CarRow {
  id: string
  name: string
  picture: string | null
  note: string
  price: string
  /** The price is an override of staff, not the feed's. */
  isOwnPrice: boolean
  state: string
  tone: string
  tag: string
  place: string
  here: string
  quality: number | null
  lacksPhotos: boolean
  rev: number
}

const TONES: Partial<Record<Car['status'], string>> = { in_stock: 'is-good', coming_soon: 'is-warn' }

function stateOf(car: ListedCar, now: number): readonly [string, string] {
  if (isOnShow(car.status) && car.show_on_dealer_website === false) return ['Not on the website', 'is-bad']
  if (car.status === 'in_stock' && isReserved(car, now)) return ['Reserved', 'is-warn']
  return [STATUS_WORDS[car.status], TONES[car.status] ?? '']
}

const hereFor = (days: number): string => (days > 0 ? `${plural(days, 'day')} here` : 'Added today')

/** `places`: names by id. `now` in epoch seconds. */
export function carRow(car: ListedCar, places: ReadonlyMap<string, string>, now: number): CarRow {
  const [state, tone] = stateOf(car, now)
  const price = car.price ?? 0
  const quality = qualityOf(car)
  const km = car.km ? [formatKm(car.km)] : []
  return {
    ...{ id: car.id, name: car.name ?? 'Without a name', state, tone, tag: car.tag ?? '' },
    picture: cardPicture(car, 160),
    note: [car.stocknum, ...km].join(' · '),
    price: hasPrice({ price }) ? formatMoney(price) : 'No price',
    isOwnPrice: Boolean(car.content_hash) && Object.keys(car.overrides ?? {}).includes('price'),
    place: places.get(String(car.location_id)) ?? '',
    here: hereFor(Math.floor((now - (car.created_at ?? now)) / DAY_S)),
    quality: isOnShow(car.status) ? quality.score : null,
    lacksPhotos: isOnShow(car.status) && quality.fixes.some(({ field }) => field === 'images'),
    rev: car.rev ?? 0,
  }
}
