import { plural } from '@/core/money/format'
import type { CarNews } from '@/features/saved-searches/row'

export const KIND_WORDS: Record<CarNews['kind'], string> = {
  new: 'New',
  drop: 'Price drop',
  back: 'Back in stock',
}

/** `3 new cars and 1 price drop`. `more` counts the cars that the mail does not list. */
export function headline(cars: readonly Pick<CarNews, 'kind'>[], more: number, noun: string): string {
  const drops = cars.filter(({ kind }) => kind === 'drop').length
  const back = cars.filter(({ kind }) => kind === 'back').length
  const fresh = cars.length - drops - back
  const one = noun.replace(/s$/, '')
  if (more) return `${plural(cars.length + more, `${one} with news`, `${noun} with news`)}`
  return [
    fresh && plural(fresh, `new ${one}`, `new ${noun}`),
    back && `${back} back in stock`,
    drops && plural(drops, 'price drop'),
  ]
    .filter(Boolean)
    .join(' and ')
}

export function subjectOf(name: string, cars: readonly CarNews[], more: number, noun: string): string {
  const [only, second] = cars
  if (!only || second || more) return `${headline(cars, more, noun)}: ${name}`
  return `${KIND_WORDS[only.kind]}: ${only.name}, ${only.kind === 'drop' ? 'now ' : ''}${only.price}`
}
