/** The names of a dealer in the texts of another that was copied from it. */
import { isRecord } from '@/lib/isRecord'

const alone = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu')

export const renamed = (text: string, others: readonly string[], own: string): string =>
  others.reduce((words, other) => words.replace(alone(other), () => own), text)

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}

/** The first of the other names that stands anywhere in a row or in settings; null for none. */
export function otherNameIn(value: unknown, others: readonly string[], own: string): string | null {
  const texts = textsIn(value).map((text) => text.replace(alone(own), ''))
  return others.find((other) => texts.some((text) => text.search(alone(other)) >= 0)) ?? null
}
