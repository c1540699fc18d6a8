import { isSitePath } from '@/domain/sitePaths'
import { normalisePath } from '@/domain/redirects'

/**
 * Whether the target of a redirect exists: another website (not checked), one of the site's own pages, or one of `known`
 * (addresses of the dealer's pages and of redirects).
 */
export const hasPage = (to: string, known: readonly string[]): boolean =>
  !to.startsWith('/') || isSitePath(to) || known.some((one) => normalisePath(one) === normalisePath(to))
