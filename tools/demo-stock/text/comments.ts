/** Dealer comments: sections separated by `|`, composed so that nothing in them contradicts the car. */
import type { StockCar } from '../stockCar'
import { COMMENTS_SHOWN } from '@/lib/text'
import type { Note } from '../notes'
import type { Random } from '../random'
import type { Phrase, Voice } from './types'

const TOWING = (kg: number) =>
  `Rated to tow ${kg.toLocaleString('en-AU')} kg braked. Check the plate of your own trailer before you rely on it.`

/** The order in which sections are dropped when the page would cut the text: the least useful first. */
const SPARE = ['towing', 'second', 'use', 'first'] as const

const joined = (sections: string[][]): string =>
  sections
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(' | ')

function whole(parts: Record<string, string>, order: string[][]): string {
  const left = { ...parts }
  const text = () => joined(order.map((section) => section.map((name) => left[name] ?? '')))
  for (const name of SPARE) if (text().length > COMMENTS_SHOWN) left[name] = ''
  return text()
}

interface Known extends Pick<Note, 'tow' | 'oneOwner'> {
  /** Sentences about its marks. */
  flaws: readonly string[]
}

export function comments(
  random: Random,
  voice: Voice,
  car: StockCar,
  { tow, oneOwner, flaws }: Known,
): string {
  const trueOf = (phrases: readonly Phrase[]) =>
    phrases.flatMap((phrase) => (typeof phrase === 'string' ? phrase : phrase[1](car) ? [phrase[0]] : []))
  const one = (phrases: readonly Phrase[] = []) => {
    const fits = trueOf(phrases)
    return fits.length ? random.pick(fits) : ''
  }
  const towing = tow >= 2500 && random.chance(0.5) ? TOWING(tow) : ''
  const close = one(voice.close)
  if (car.car_type !== 'used') {
    const opening =
      car.status === 'coming_soon' ? voice.coming : car.car_type === 'new' ? voice.isNew : voice.demo
    return whole({ opening: one(opening), towing, close }, [['opening'], ['towing'], ['close']])
  }
  const [first = '', second = ''] = random.shuffle(trueOf(voice.condition))
  return whole(
    {
      history: one(oneOwner ? voice.oneOwner : voice.owners),
      use: one(voice.use[car.simple_body ?? '']),
      service: one(voice.service),
      first,
      second,
      flaw: one(flaws),
      towing,
      close,
    },
    [['history', 'use'], ['service', 'first', 'second'], ['flaw'], ['towing'], ['close']],
  )
}
