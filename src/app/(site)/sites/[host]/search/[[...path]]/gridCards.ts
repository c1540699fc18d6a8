import type { ListState } from '@/search/list/state'
import type { CarType } from '@/core/car/car'

export interface Placed {
  /** 1-based place in the whole list, counted with the cars. */
  position: number
}
export type Slot<Car, Card> = { kind: 'car'; car: Car; index: number } | { kind: 'card'; card: Card }

/** Inserts each card at its position. Cards of other pages, and cards after the last car, are left out. */
export const interleave = <Car, Card extends Placed>(
  cars: readonly Car[],
  cards: readonly Card[],
  before: number,
): Slot<Car, Card>[] => {
  const slots: Slot<Car, Card>[] = cars.map((car, index) => ({ kind: 'car', car, index }))
  const mine = cards.filter(({ position }) => position > before && position <= before + cars.length)
  for (const card of [...mine].sort((a, b) => a.position - b.position))
    slots.splice(card.position - before - 1, 0, { kind: 'card', card })
  return slots
}

interface PromoRule {
  car_types: readonly CarType[]
  strictDisplay?: boolean | null
}

/** For some types: in lists that may contain them; a strict one only in lists of nothing else. */
export const promoFits = (
  { car_types, strictDisplay }: PromoRule,
  state: Pick<ListState, 'facets'>,
): boolean => {
  const listed = state.facets.car_type ?? []
  if (!car_types.length) return true
  if (strictDisplay) return listed.length > 0 && listed.every((type) => car_types.some((own) => own === type))
  return !listed.length || car_types.some((type) => listed.includes(type))
}
