/** A dealer of caravans has its own word for each phrase that would call its stock a car, and so has the next one. */
import { expect, it } from 'vitest'
import PHRASES from '@/core/dealer/words/phrases.data.json'
import { words } from '../../../tenants/outback-caravans/words'

/** What a shopper drives, or what a car is. */
const TRULY_A_CAR = new Set([
  'Both full, it and your car are {over} over the combination mass of {gcm}.',
  'Both full, it and your car stay within the combination mass of {gcm}.',
  'Its ball load alone is more than your car may carry.',
  'The combination is your car and what it tows, so it is more than the gross vehicle mass.',
  'With it on the ball, {kg} are left in your car for people and luggage.',
  'Your car weighs less empty than its gross vehicle mass. Check both figures.',
  'A 4WD has a low range for off-road work; an SUV has the height of one on a car’s frame.',
  'Can my car tow it?',
  'Fully loaded it may weigh {atm} kg. So your car needs a braked towing capacity of',
  'Tell us about any registered car, ute, van or caravan. Those over 7 years old or over 100,000 km are priced by a person, not online.',
  'Type your car’s braked towing capacity.',
])
/** `{car}` stands for a name, `car_id` for a field. */
const saysCar = (text: string): boolean => /\bcars?\b/i.test(text.replace(/\{\w+\}/g, ''))

it('C5 each phrase that says car is said in other words', () => {
  const own = new Set<string>(Object.keys(words))
  const left = PHRASES.filter((phrase) => saysCar(phrase) && !own.has(phrase))
  expect(left.filter((phrase) => !TRULY_A_CAR.has(phrase))).toEqual([])
})

it('C5 nobody test drives a caravan', () =>
  expect(PHRASES.filter((phrase) => /\btest drive\b/i.test(phrase) && !Object.hasOwn(words, phrase))).toEqual(
    [],
  ))

it('C5 and none of those words says it', () => expect(Object.values(words).filter(saysCar)).toEqual([]))
