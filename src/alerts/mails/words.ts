import { plural } from '@/domain/format'
import type { CarNews } from '@/alerts/row'

/** `3 new cars and 1 price drop`. `more` counts the cars that the mail does not list. */
export function headline(cars: readonly Pick<CarNews, 'kind'>[], more: number, noun: string): string {
  const drops = cars.filter(({ kind }) => kind === 'drop').length
  const fresh = cars.length - drops
  const one = noun.replace(/s$/, '')
  if (more) return `${plural(cars.length + more, `${one} with news`, `${noun} with news`)}`
  return [fresh && plural(fresh, `new ${one}`, `new ${noun}`), drops && plural(drops, 'price drop')]
    .filter(Boolean)
    .join(' and ')
}

export function subjectOf(name: string, cars: readonly CarNews[], more: number, noun: string): string {
  const [only, second] = cars
  if (!only || second || more) return `${headline(cars, more, noun)}: ${name}`
  return only.kind === 'drop'
    ? `Price drop: ${only.name}, now ${only.price}`
    : `New: ${only.name}, ${only.price}`
}
