import type { CollectionSlug } from 'payload'
import { listHref } from '@/lib/adminHrefs'

/** Whether a page is the screen at `path` or lies below it. `/admin` is only Today: nothing lies below it. */
export const isAtOrBelow = (pathname: string, path: string): boolean =>
  pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`))

export const isShownBy = (
  pathname: string,
  { to, collection }: { to: string; collection?: CollectionSlug },
): boolean =>
  isAtOrBelow(pathname, to) || (collection !== undefined && isAtOrBelow(pathname, listHref(collection)))
