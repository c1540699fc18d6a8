import type { CollectionSlug } from 'payload'
import { listHref } from '@/lib/adminHrefs'

export interface MenuLine {
  words: string
  to: string
  /** The collection that this screen lists: its documents belong to this line of the menu too. */
  collection?: CollectionSlug
}

/** With its drawing where it stands in the menu at all times, and how many things wait there. */
export interface ShownLine extends MenuLine {
  icon?: string | undefined
  count?: number | undefined
}

/** Without a label: a line that stands alone. */
export interface MenuGroup {
  label: string
  lines: ShownLine[]
}

/** The button behind which all else is. What a person chose for it is stored under this name. */
export const MORE_LABEL = 'More'

export interface OpenLine extends MenuLine {
  group: string
}

/** Lines in the order of their groups, without empty groups. */
export function menuGroups(lines: readonly (OpenLine & ShownLine)[], order: readonly string[]): MenuGroup[] {
  return order
    .map((label) => ({
      label,
      lines: lines.flatMap(({ group, ...line }) => (group === label ? [line] : [])),
    }))
    .filter(({ lines }) => lines.length > 0)
}

interface Sides {
  /** The drawings by their address, in the order of the menu. The settings of one dealer are a row of their list. */
  main: ReadonlyMap<string, string>
  counts: Readonly<Record<string, number>>
  order: readonly string[]
}

/** Of the lines that a person may open: what stands in the menu, and what is behind its last button. */
export function sidesOf(open: readonly OpenLine[], { main, counts, order }: Sides) {
  const places = [...main.keys()]
  const placeOf = ({ to }: OpenLine) => places.findIndex((place) => isAtOrBelow(to, place))
  const stands = open.filter((line) => placeOf(line) >= 0).sort((a, b) => placeOf(a) - placeOf(b))
  const shown = stands.map((line) => ({
    ...line,
    icon: main.get(places[placeOf(line)] ?? ''),
    count: counts[line.to],
  }))
  return {
    main: menuGroups(shown, order),
    more: menuGroups(
      open.filter((line) => placeOf(line) < 0),
      order,
    ),
  }
}

/** Whether a page is the screen at `path` or lies below it. `/admin` is only Today: nothing lies below it. */
export const isAtOrBelow = (pathname: string, path: string): boolean =>
  pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`))

export const isShownBy = (
  pathname: string,
  { to, collection }: { to: string; collection?: CollectionSlug },
): boolean =>
  isAtOrBelow(pathname, to) || (collection !== undefined && isAtOrBelow(pathname, listHref(collection)))
