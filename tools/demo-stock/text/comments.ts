/** Dealer comments: sections separated by `|`, composed so that nothing in them contradicts the car. */
import type { StockCar } from '../stockCar'
import { COMMENTS_SHOWN } from '@/lib/text'
import type { Random } from '../random'
import type { Mark } from '../wear'
import type { Tell } from './say'
import type { Facts, Phrase, Voice } from './types'

/** The order in which parts are dropped when the page would cut the text: the least useful first. */
const SPARE = ['towing', 'second', 'facts', 'use', 'first', 'close']

/** What a used car's text begins with, and how it goes on: no two cars beside each other are told in one rhythm. */
const FORMS: readonly (readonly (readonly string[])[])[] = [
  [['history', 'use'], ['service', 'first'], ['mark'], ['close']],
  [['facts', 'use'], ['history', 'service'], ['mark', 'first'], ['close']],
  [
    ['first', 'mark'],
    ['history', 'facts'],
    ['towing', 'close'],
  ],
  [['service', 'first', 'second'], ['history'], ['facts', 'mark'], ['close']],
  [['use'], ['history', 'first', 'mark'], ['facts'], ['service', 'close']],
  [['history'], ['first', 'facts'], ['mark', 'towing']],
]

const joined = (sections: readonly (readonly string[])[]): string =>
  sections
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(' | ')

export interface Known {
  facts: Facts
  /** The mark that a photo of it shows. */
  mark: Mark | null
}

export function comments(
  random: Random,
  tell: Tell,
  voice: Voice,
  car: StockCar,
  { facts, mark }: Known,
): string {
  const one = (phrases: readonly Phrase[] = []) => tell(random, phrases, car, facts)
  const told: Record<string, () => string> = {
    history: () => one(car.previous_owners === 1 ? voice.oneOwner : voice.owners),
    use: () => one(voice.use[car.simple_body ?? '']),
    service: () => one(voice.service),
    first: () => one(voice.condition),
    second: () => one(voice.condition),
    facts: () => one(voice.facts),
    mark: () => (mark ? one(voice.marks[mark]) : random.chance(0.5) ? one(voice.clean) : ''),
    towing: () => (facts.tow && random.chance(0.6) ? one(voice.towing) : ''),
    close: () => one(voice.close),
    opening: () =>
      one(car.status === 'coming_soon' ? voice.coming : car.car_type === 'new' ? voice.isNew : voice.demo),
  }
  const form = car.car_type === 'used' ? random.pick(FORMS) : [['opening'], ['facts', 'towing'], ['close']]
  const said = Object.fromEntries(form.flat().map((name) => [name, told[name]?.() ?? '']))
  const text = () => joined(form.map((section) => section.map((name) => said[name] ?? '')))
  for (const name of SPARE) if (text().length > COMMENTS_SHOWN) said[name] = ''
  return text()
}
