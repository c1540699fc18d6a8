/** Whether a page is the screen at `way` or lies below it. `/admin` is only Today: nothing lies below it. */
export const isAtOrBelow = (pathname: string, way: string): boolean =>
  pathname === way || (way !== '/admin' && pathname.startsWith(`${way}/`))

/** Whether a page belongs to a line of the menu: its own screen, or a document of its collection. */
export const isShownBy = (
  pathname: string,
  { to, collection }: { to: string; collection?: string },
): boolean =>
  isAtOrBelow(pathname, to) ||
  (collection !== undefined && isAtOrBelow(pathname, `/admin/collections/${collection}`))
