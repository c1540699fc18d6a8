/** The last step: what a car looks like and what is said of it, from facts that no longer change. */
import type { StockCar } from '@/definitions/definition'
import type { House } from './car'
import { condition } from './condition'
import { deal } from './deal'
import { colourName } from './pictures'
import { random as seeded } from './random'
import { spread } from './spread'
import { comments } from './text/comments'

export function dress({ notes, voice }: House, cars: StockCar[]): StockCar[] {
  const wishes = cars
    .filter(({ images }) => !images)
    .toSorted((a, b) => a.listed_days_ago - b.listed_days_ago)
    .flatMap(({ stocknum }) => {
      const note = notes.get(stocknum)
      return note ? { stocknum, ...note } : []
    })
  const looks = spread(wishes)
  const dressed = cars.map((car) => {
    const note = notes.get(car.stocknum)
    if (!note) throw new Error(`Nothing is noted of ${car.stocknum}`)
    const look = looks.get(car.stocknum)
    const told = {
      ...car,
      colour: colourName(look?.paint ?? note.paint),
      dealercomments: comments(seeded(car.stocknum), voice, car, note),
    }
    const lived = condition(seeded(`${car.stocknum} lived`), told, note)
    return { car: { ...told, ...lived }, look }
  })
  const dealt = deal(dressed.flatMap(({ car, look }) => (look ? { car, look } : [])))
  return dressed.map(({ car }) => {
    const { images, interior_colour } = dealt.get(car.stocknum) ?? { ...car, images: [] }
    return {
      ...car,
      interior_colour,
      images,
      thumbnails: images.map(({ image }) => image.url),
      primary_image_url: images[0]?.image.url ?? null,
    }
  })
}
