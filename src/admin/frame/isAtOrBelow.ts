/** Whether a page is `way` or lies below it. Everything lies below `/admin`, which is Today alone. */
export const isAtOrBelow = (pathname: string, way: string): boolean =>
  pathname === way || (way !== '/admin' && pathname.startsWith(`${way}/`))
