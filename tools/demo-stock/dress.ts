/** The last step: a car's pictures and texts, from facts that no longer change. */
import type { StockCar } from './stockCar'
import type { House } from './car'
import { condition } from './condition'
import { counter, deal } from './deal'
import { around } from './gallery'
import { colourName } from './pictures'
import { random as seeded } from './random'
import { rankOf } from './rank'
import { spread } from './spread'
import { comments } from './text/comments'
import { namesWear, wearOf } from './wear'

export function dress({ notes, voice, ground, around: wanted }: House, cars: StockCar[]): StockCar[] {
  const wishes = cars
    .filter(({ images }) => !images)
    .toSorted((a, b) => rankOf(b) - rankOf(a))
    .flatMap(({ stocknum }) => {
      const note = notes.get(stocknum)
      return note ? { stocknum, ...note } : []
    })
  const looks = spread(wishes)
  const painted = cars.map((car) => {
    const note = notes.get(car.stocknum)
    if (!note) throw new Error(`Nothing is noted of ${car.stocknum}`)
    const look = looks.get(car.stocknum)
    return { car: { ...car, colour: colourName(look?.paint ?? note.paint) }, note, look }
  })
  const dealt = deal(
    painted.flatMap(({ car, look }) => (look ? { car, look } : [])),
    ground,
  )
  const worn = counter()
  return painted.map(({ car, note, look }) => {
    const { images, interior_colour } = dealt.get(car.stocknum) ?? { ...car, images: [] }
    const wear = (words: string) =>
      look && images.length ? wearOf(`${look.shape}-${look.paint}`, { dealercomments: words }) : []
    const isShown = (words: string) =>
      !namesWear(words) || wear(words).some(({ image }) => worn.isFree(image.url))
    const flaws = voice.flaws.filter(isShown)
    const marked = flaws.filter(namesWear)
    const dealercomments = comments(seeded(car.stocknum), voice, car, {
      ...note,
      flaws: marked.length ? marked : flaws,
    })
    const told = { ...car, dealercomments }
    const lived = condition(seeded(`${car.stocknum} lived`), told, note)
    const marks = wear(dealercomments)
    for (const { image } of marks) worn.take(image.url)
    const photos = [...images, ...marks]
    const views = look && wanted.includes(car.stocknum) ? around(look, photos, car) : []
    return {
      ...told,
      ...lived,
      interior_colour,
      images: [...photos, ...views],
      thumbnails: photos.map(({ image }) => image.url),
      primary_image_url: photos[0]?.image.url ?? null,
    }
  })
}
