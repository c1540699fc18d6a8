/** What the browser needs of nextContract.ts, which would bring the rest along. */
import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types.js'

/** Fetches a whole page ahead. Next by itself would stop at the first dynamic part, which here is the whole page. */
export const prefetchPage = (
  router: { prefetch: (href: string, options: { kind: PrefetchKind }) => void },
  href: string,
): void => router.prefetch(href, { kind: PrefetchKind.FULL })
