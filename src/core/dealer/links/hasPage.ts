import { mayBeSitePath } from './sitePaths'
import { normalisePath } from './redirects'

/** Another website is not checked. `known`: addresses of the dealer's pages and of redirects. */
export const hasPage = (to: string, known: readonly string[]): boolean =>
  !to.startsWith('/') || mayBeSitePath(to) || known.some((one) => normalisePath(one) === normalisePath(to))
