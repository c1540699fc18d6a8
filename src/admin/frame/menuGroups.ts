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
  /** What stands at all times, and what its heading opens. */
  lines: ShownLine[]
  more: ShownLine[]
}

export interface OpenLine extends MenuLine {
  group: string
}

interface Shown {
  /** The drawings by their address, in the order of the menu. The settings of one dealer are a row of their list. */
  main: ReadonlyMap<string, string>
  counts: Readonly<Record<string, number>>
  order: readonly string[]
}

/** The lines that a person may open, in the order of their groups, without empty groups. */
export function menuGroups(open: readonly OpenLine[], { main, counts, order }: Shown): MenuGroup[] {
  const places = [...main.keys()]
  const groups = order.map((label) => {
    const own = open
      .filter(({ group }) => group === label)
      .map(({ group: _, ...line }) => ({
        line,
        at: places.findIndex((place) => isAtOrBelow(line.to, place)),
      }))
    return {
      label,
      lines: own
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at)
        .map(({ line, at }) => ({ ...line, icon: main.get(places[at] ?? ''), count: counts[line.to] })),
      more: own.filter(({ at }) => at < 0).map(({ line }) => line),
    }
  })
  return groups.filter(({ lines, more }) => lines.length + more.length > 0)
}

/** Whether a page is the screen at `path` or lies below it. `/admin` is only Today: nothing lies below it. */
export const isAtOrBelow = (pathname: string, path: string): boolean =>
  pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`))

export const isShownBy = (
  pathname: string,
  { to, collection }: { to: string; collection?: CollectionSlug },
): boolean =>
  isAtOrBelow(pathname, to) || (collection !== undefined && isAtOrBelow(pathname, listHref(collection)))
