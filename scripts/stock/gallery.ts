/** Which rendered pictures a car gets: those of its own body, model and colour, and only those that exist. */
import type { CarImage } from '@/domain/car/car'
import type { StockCar } from '@/definitions/definition'
import { colourName, isPictured, type Shape } from './pictures'

/** Angles that can stand first, on a card: both show the face and a side. */
export const LEADS = ['hero', 'right34'] as const
export type Lead = (typeof LEADS)[number]

const VIEWS: Record<string, string> = {
  hero: 'front three-quarter view',
  right34: 'front three-quarter view from the right',
  side: 'side view',
  rear34: 'rear three-quarter view',
  front: 'front view',
  rear: 'rear view',
  boot: 'tailgate',
  tray: 'tray',
  lamp: 'headlight',
  taillamp: 'tail light',
  wheel: 'front wheel',
}
const CABIN_VIEWS = { dash: 'dashboard', seats: 'front seats' }

/** The rendered cabins of a body, and the trims that each shows. */
const DARK = ['Black', 'Grey']
const LIGHT = ['Beige']
const CABINS: Record<string, readonly { file: string; trims: readonly string[] }[]> = {
  ev: [{ file: 'interior_ev-1-light', trims: LIGHT }],
  SUV: [
    { file: 'interior_suv-1-dark', trims: DARK },
    { file: 'interior_suv-1-light', trims: LIGHT },
  ],
  '4WD': [
    { file: 'interior_suv-1-dark', trims: DARK },
    { file: 'interior_suv-1-light', trims: LIGHT },
  ],
  Ute: [{ file: 'interior_ute-1-dark', trims: DARK }],
  Hatch: [{ file: 'interior_hatch-1-dark', trims: DARK }],
  Sedan: [
    { file: 'interior_sedan-1-light', trims: LIGHT },
    { file: 'interior_sedan-1-dark', trims: DARK },
  ],
  Wagon: [
    { file: 'interior_sedan-1-light', trims: LIGHT },
    { file: 'interior_sedan-1-dark', trims: DARK },
  ],
  Van: [{ file: 'interior_van-1-dark', trims: DARK }],
  'People Mover': [{ file: 'interior_van-1-dark', trims: DARK }],
}

type Trimmed = Pick<StockCar, 'simple_fuel' | 'simple_body' | 'interior_colour'>

export function cabinOf({ simple_fuel, simple_body, interior_colour }: Trimmed): string | null {
  const cabins = CABINS[simple_fuel === 'Electric' ? 'ev' : (simple_body ?? '')]
  return cabins?.find(({ trims }) => trims.includes(interior_colour ?? ''))?.file ?? null
}

/** Close-ups of wear: the words that name it, the cars whose paint and wheel it shows, and where it is. */
const WEAR = [
  {
    file: 'condition-1-kerb-detail',
    says: /kerb (?:rash|mark) on one front wheel/i,
    on: /^hatch-3-blue$/,
    dot: [63, 26],
  },
  { file: 'condition-1-scuff-detail', says: /scuff on the front bar/i, on: /^suv-3-white$/, dot: [52, 57] },
  { file: 'condition-1-chip-detail', says: /stone (?:chips|marks)/i, on: /-black$/, dot: [50, 46] },
] as const

const picture = (file: string, alt: string): CarImage => ({ image: { url: `/media/demo/${file}.webp` }, alt })

/** The wear that the comments name, where there is a close-up of it on this paint. */
export const wearOf = (body: string, car: Pick<StockCar, 'dealercomments'>): CarImage[] =>
  WEAR.filter(({ says, on }) => on.test(body) && says.test(car.dealercomments ?? '')).map(
    ({ file, says, dot: [dot_x, dot_y] }) => ({
      ...picture(file, says.exec(car.dealercomments ?? '')?.[0] ?? ''),
      tag: 'imperfection',
      dot_x,
      dot_y,
    }),
  )

export function gallery(shape: Shape, paint: string, lead: Lead, car: StockCar): CarImage[] {
  const body = `${shape}-${paint}`
  const title = `${car.year} ${car.make} ${car.model}`
  const cabin = cabinOf(car)
  const outside = [lead, ...Object.keys(VIEWS).filter((angle) => angle !== lead)].map(
    (angle) => [`${body}-${angle}`, `${colourName(paint).toLowerCase()}, ${VIEWS[angle] ?? angle}`] as const,
  )
  const inside = cabin
    ? Object.entries(CABIN_VIEWS).map(([angle, view]) => [`${cabin}-${angle}`, view] as const)
    : []
  return [...outside.slice(0, 4), ...inside, ...outside.slice(4)]
    .filter(([file]) => isPictured(file))
    .map(([file, view]) => picture(file, `${title}, ${view}`))
    .concat(wearOf(body, car))
}
