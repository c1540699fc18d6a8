import { isRecord } from '@/lib/isRecord'

export type Texts = Readonly<Record<string, string>>
const MAX_TEXTS = 25

/** The own words within a dealer's settings, as the form stores them. */
export function textsIn(settings: unknown): Texts {
  const words = isRecord(settings) ? settings.words : undefined
  const texts: Record<string, string> = {}
  for (const [phrase, text] of Object.entries(isRecord(words) ? words : {}))
    if (typeof text === 'string') texts[phrase] = text
  return texts
}

/** An empty text, or the usual one, removes the own words. */
export function withText(own: Texts, phrase: string, text: string): Texts | undefined {
  const { [phrase]: _before, ...others } = own
  const next = text === '' || text === phrase ? others : { ...own, [phrase]: text }
  return Object.keys(next).length ? next : undefined
}

/** Phrases with own words come first; without a search only these are listed. */
export function found(phrases: readonly string[], own: Texts, sought: string): string[] {
  const wanted = sought.trim().toLowerCase()
  const matches = (phrase: string) =>
    [phrase, own[phrase] ?? ''].some((text) => text.toLowerCase().includes(wanted))
  const changed = Object.keys(own).filter(matches)
  if (!wanted) return changed
  return [...changed, ...phrases.filter((phrase) => !Object.hasOwn(own, phrase) && matches(phrase))].slice(
    0,
    MAX_TEXTS,
  )
}
