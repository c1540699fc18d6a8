/** Shares pictures out among a dealer's cars, so that a shopper does not see the same one too often. */
import type { CarImage } from '@/core/car/car'
import type { StockCar } from './stockCar'
import { cabinsOf, type Cabin } from './cabins'
import { gallery, viewsOf, type Look } from './gallery'

/** Most cars of a dealer that may show one picture. */
const MOST = 8

interface Pictured {
  car: StockCar
  look: Look
}

export function counter() {
  const times = new Map<string, number>()
  const of = (name: string): number => times.get(name) ?? 0
  return {
    of,
    isFree: (name: string): boolean => of(name) < MOST,
    take: (name: string) => times.set(name, of(name) + 1),
  }
}

/** Each car gets one picture per round, forwards and backwards in turn, so that none gets all of them first. */
function dealViews(pictured: readonly Pictured[]): Map<string, string[]> {
  const seen = counter()
  const hands = pictured.map(({ car: { stocknum }, look }) => {
    const views = viewsOf(look)
    return { stocknum, look, views, taken: new Set<string>() }
  })
  type Hand = (typeof hands)[number]
  const nameOf = ({ look: { shape, paint } }: Hand, view: string) => `${shape}-${paint}-${view}`
  const isOpen = (hand: Hand, view: string): boolean =>
    !hand.taken.has(view) && seen.isFree(nameOf(hand, view))
  const takeNext = (hand: Hand): boolean => {
    const view = hand.views.find((one) => isOpen(hand, one))
    if (!view) return false
    hand.taken.add(view)
    seen.take(nameOf(hand, view))
    return true
  }
  let order = hands
  while (order.filter(takeNext).length > 0) order = order.toReversed()
  return new Map(
    hands.map(({ stocknum, views, taken }) => [stocknum, views.filter((view) => taken.has(view))]),
  )
}

/** The cars with the fewest pictures from outside come first; each keeps its own trim if a picture of it is left. */
function dealCabins(pictured: readonly Pictured[], views: Map<string, string[]>): Map<string, Cabin> {
  const seen = counter()
  const count = ({ car }: Pictured): number => views.get(car.stocknum)?.length ?? 0
  const inNeed = pictured.toSorted((a, b) => count(a) - count(b))
  return new Map(
    inNeed.flatMap(({ car }): [string, Cabin][] => {
      const strange = ({ trim }: Cabin): number => (trim === car.interior_colour ? 0 : 1)
      const [cabin] = cabinsOf(car)
        .filter(({ file }) => seen.isFree(file))
        .toSorted((a, b) => strange(a) - strange(b) || seen.of(a.file) - seen.of(b.file))
      if (!cabin) return []
      seen.take(cabin.file)
      return [[car.stocknum, cabin]]
    }),
  )
}

/** Pictures and trim of each car by stock number. Earlier cars choose first. */
export function deal(
  pictured: readonly Pictured[],
  ground: string,
): Map<string, { images: CarImage[]; interior_colour: string | null }> {
  const views = dealViews(pictured)
  const cabins = dealCabins(pictured, views)
  return new Map(
    pictured.map(({ car, look }) => {
      const cabin = cabins.get(car.stocknum) ?? null
      const images = gallery(look, { views: views.get(car.stocknum) ?? [], cabin, ground }, car)
      return [car.stocknum, { images, interior_colour: cabin?.trim ?? car.interior_colour ?? null }]
    }),
  )
}
