/** The rendered pictures of a car: those of its own body, model and colour, and only those that exist. */
import type { CarImage } from '@/core/car/car'
import type { StockCar } from './stockCar'
import { viewsIn, type Cabin } from './cabins'
import { colourName, isPictured, namesFrom, picture, type Shape } from './pictures'

/** Angles for the first picture, on a card: both show the front and a side. */
export const LEADS = ['hero', 'right34'] as const
export type Lead = (typeof LEADS)[number]

export interface Look {
  shape: Shape
  paint: string
  lead: Lead
  /** One of its dealer's; none: the place that the theme names. */
  place: string
}

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
/** Too near for a place to be told: behind these stands the theme's. */
const NEAR: readonly string[] = ['boot', 'tray', 'lamp', 'taillamp', 'wheel']
const FRAME = 'turn'
const PANORAMA = 'panorama'

/** The turntable frames of a look in their order, and the panorama of the cabin in these photos, where they are rendered. */
export function around({ shape, paint }: Look, photos: readonly CarImage[], car: StockCar): CarImage[] {
  const title = `${car.year} ${car.make} ${car.model}`
  const frames = namesFrom(`${shape}-${paint}-${FRAME}-`).map((name) => ({
    ...picture(name, `${title}, ${colourName(paint).toLowerCase()}, all around`),
    tag: 'spin',
  }))
  const inside = photos.flatMap(({ image }) => /(interior_[\w-]+)-dash\.webp$/.exec(image.url)?.[1] ?? [])
  const views = inside
    .map((cabin) => `${cabin}-${PANORAMA}`)
    .filter(isPictured)
    .map((name) => ({ ...picture(name, `Inside the ${title}, all around`), tag: 'panorama' }))
  return [...frames, ...views]
}

/** So many pictures from outside come before the cabin. */
const AHEAD = 4

/** The outside views of a look, the first picture first. */
export const viewsOf = ({ shape, paint, lead }: Look): string[] =>
  [lead, ...Object.keys(VIEWS).filter((view) => view !== lead)].filter((view) =>
    isPictured(`${shape}-${paint}-${view}`),
  )

interface Shown {
  views: readonly string[]
  cabin: Cabin | null
  ground: string
}

export function gallery(
  { shape, paint, place }: Look,
  { views, cabin, ground }: Shown,
  car: StockCar,
): CarImage[] {
  const title = `${car.year} ${car.make} ${car.model}`
  const outside = views.map((view) =>
    picture(
      `${ground}/${shape}-${paint}-${view}${place && !NEAR.includes(view) ? `-${place}` : ''}`,
      `${title}, ${colourName(paint).toLowerCase()}, ${VIEWS[view] ?? view}`,
    ),
  )
  const inside = cabin
    ? Object.entries(viewsIn(cabin.file)).map(([view, words]) =>
        picture(`${cabin.file}-${view}`, `${title}, ${words}`),
      )
    : []
  return [...outside.slice(0, AHEAD), ...inside, ...outside.slice(AHEAD)]
}
