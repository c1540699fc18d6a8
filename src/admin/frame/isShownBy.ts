/** Whether a page is `way` or lies below it. Everything lies below `/admin`, which is Today alone. */
export const isAtOrBelow = (pathname: string, way: string): boolean =>
  pathname === way || (way !== '/admin' && pathname.startsWith(`${way}/`))

/** Whether a page belongs to a way of the menu: its own screen, or a document of its collection. */
export const isShownBy = (
  pathname: string,
  { to, collection }: { to: string; collection?: string },
): boolean =>
  isAtOrBelow(pathname, to) ||
  (collection !== undefined && isAtOrBelow(pathname, `/admin/collections/${collection}`))
