/** Figures that stand for none, or that the website does not show: each is said, for a sender cannot see it. */
import { statedKm } from '@/core/car/blank'
import { MINIMUM_SHOWN_PRICE } from '@/core/car/price'
import { typedNumber } from '@/core/car/typedAmount'

type Values = Readonly<Record<string, unknown>>

/** Null for words, and for nothing. */
export const figureIn = (sent: unknown): number | null =>
  typeof sent === 'number' ? sent : typeof sent === 'string' ? (typedNumber(sent) ?? null) : null

export const isNone = (figure: number): string => `${figure} is read as none`

export function placeholders(values: Values, sent: Values): { pointer: string; detail: string }[] {
  const { price, km, car_type } = values
  const notices = []
  if (price === null && figureIn(sent.price) === 0)
    notices.push({ pointer: '/price', detail: `${isNone(0)}: the website shows no price` })
  if (typeof price === 'number' && price > 0 && price <= MINIMUM_SHOWN_PRICE)
    notices.push({
      pointer: '/price',
      detail: `was stored, and the website shows no price up to $${MINIMUM_SHOWN_PRICE}`,
    })
  if (km === 0 && typeof car_type === 'string' && statedKm({ km, car_type }) === null)
    notices.push({ pointer: '/km', detail: 'was stored, and the website shows no 0 km of a used car' })
  return notices
}
