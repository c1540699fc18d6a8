/** Links of a copied dealer whose target was not copied: offers, places and the people of places stay with the original. */
import { isRecord } from '@/lib/isRecord'

/** Which addresses lead nowhere, and the page of every site that a reader is better off with. */
const LEFT_BEHIND: readonly (readonly [address: RegExp, instead: string])[] = [
  [/^\/offers\/[^/?#]/, '/special-offers'],
  [/^\/locations\/[^/?#]/, '/locations'],
  [/^\/teams\/[^/?#]/, '/contact-us'],
]

const insteadOf = (address: string): string | null =>
  LEFT_BEHIND.find(([pattern]) => pattern.test(address))?.[1] ?? null

/** For content, whose blocks need their links. `from` of a redirect stays: it need not be there. */
export function repointed(value: unknown): unknown {
  if (typeof value === 'string') return insteadOf(value) ?? value
  if (Array.isArray(value)) return value.map(repointed)
  if (!isRecord(value) || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === 'from' ? part : repointed(part)]),
  )
}

const leadsNowhere = (value: unknown): boolean =>
  isRecord(value) && typeof value.href === 'string' && insteadOf(value.href) !== null
const hasLinksBelow = (value: unknown): boolean =>
  isRecord(value) && Array.isArray(value.children) && value.children.length > 0

/** For settings: menus and lists do without such a link. One that heads links of its own, or stands alone, is led elsewhere. */
export function withoutLeftBehind(settings: unknown): unknown {
  if (Array.isArray(settings))
    return settings.filter((part) => !leadsNowhere(part) || hasLinksBelow(part)).map(withoutLeftBehind)
  if (!isRecord(settings)) return repointed(settings)
  return Object.fromEntries(Object.entries(settings).map(([name, part]) => [name, withoutLeftBehind(part)]))
}
