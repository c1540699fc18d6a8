/** The last step: a car's pictures and texts, from facts that no longer change. */
import type { StockCar } from './stockCar'
import type { House } from './car'
import { finding, lived } from './condition'
import { counter, deal } from './deal'
import { around } from './gallery'
import { colourName } from './pictures'
import { random as seeded } from './random'
import { rankOf } from './rank'
import { spread } from './spread'
import { comments } from './text/comments'
import { teller } from './text/say'
import { slotsOf } from './text/slots'
import { wearOf } from './wear'

export function dress({ notes, voice, ground, around: wanted }: House, cars: StockCar[]): StockCar[] {
  const wishes = cars
    .filter(({ images }) => !images)
    .toSorted((a, b) => rankOf(b) - rankOf(a))
    .flatMap(({ stocknum }) => {
      const note = notes.get(stocknum)
      return note ? { stocknum, ...note } : []
    })
  const looks = spread(wishes, ground)
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
  const tell = teller()
  return painted.map(({ car, note, look }) => {
    const { images, interior_colour } = dealt.get(car.stocknum) ?? { ...car, images: [] }
    const life = lived(seeded(`${car.stocknum} lived`), car, note)
    const random = seeded(car.stocknum)
    const told = { ...car, ...life.facts }
    const shown = look && images.length && life.passed.length ? wearOf(`${look.shape}-${look.paint}`) : []
    const [wear] = random.shuffle(shown.filter(({ photo }) => worn.isFree(photo.image.url)))
    const { noted, sizes } = wear ? finding(random, wear.mark) : { noted: null, sizes: {} }
    const facts = { ...slotsOf(random, voice, told, note, life), ...sizes }
    const dealercomments = comments(random, tell, voice, told, { facts, mark: wear?.mark ?? null })
    const marks = wear ? [wear.photo] : []
    for (const { image } of marks) worn.take(image.url)
    const part = noted?.split(':')[0]
    const photos = [...images, ...marks]
    const views = look && wanted.includes(car.stocknum) ? around(look, photos, car) : []
    return {
      ...told,
      dealercomments,
      ...(life.passed.length
        ? { inspection_passed: life.passed.filter((line) => line.split(':')[0] !== part) }
        : {}),
      ...(noted ? { inspection_noted: [noted] } : {}),
      interior_colour,
      images: [...photos, ...views],
      thumbnails: photos.map(({ image }) => image.url),
      primary_image_url: photos[0]?.image.url ?? null,
    }
  })
}
