/** The server's own cards of the cars that can still be had, by slug. */
export type Cards = Map<string, HTMLElement>

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string')

/** One call for all; null when it fails, which says nothing of the cars. */
export const askCards = async (slugs: readonly string[], signal: AbortSignal): Promise<Cards | null> => {
  if (!slugs.length) return new Map()
  try {
    const answer = await fetch(`/api/cars/cards?cars=${slugs.map(encodeURIComponent).join(',')}`, { signal })
    const body: unknown = answer.ok ? await answer.json() : null
    if (typeof body !== 'object' || body === null || !('html' in body) || !('cars' in body)) return null
    if (typeof body.html !== 'string' || !isWords(body.cars)) return null
    const holder = document.createElement('template')
    holder.innerHTML = body.html
    const cards = [...holder.content.children].filter((element) => element instanceof HTMLElement)
    return new Map(body.cars.flatMap((slug, index) => (cards[index] ? [[slug, cards[index]] as const] : [])))
  } catch {
    return null
  }
}
