import type { CollectionSlug } from 'payload'
import { listHref } from '@/lib/adminHrefs'

export interface MenuLine {
  words: string
  to: string
  /** The collection that this screen lists: its documents belong to this line of the menu too. */
  collection?: CollectionSlug
}

export interface MenuGroup {
  label: string
  lines: MenuLine[]
}

/** All lines in the order of their groups, without those at the top of the menu and without empty groups. */
export function menuGroups(
  lines: readonly (MenuLine & { group: string })[],
  top: readonly MenuLine[],
  order: readonly string[],
): MenuGroup[] {
  const above = new Set(top.map(({ to }) => to))
  return order
    .map((label) => ({
      label,
      lines: lines.flatMap(({ group, ...line }) => (group === label && !above.has(line.to) ? [line] : [])),
    }))
    .filter(({ lines }) => lines.length > 0)
}

/** Whether a page is the screen at `path` or lies below it. `/admin` is only Today: nothing lies below it. */
export const isAtOrBelow = (pathname: string, path: string): boolean =>
  pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`))

export const isShownBy = (
  pathname: string,
  { to, collection }: { to: string; collection?: CollectionSlug },
): boolean =>
  isAtOrBelow(pathname, to) || (collection !== undefined && isAtOrBelow(pathname, listHref(collection)))
