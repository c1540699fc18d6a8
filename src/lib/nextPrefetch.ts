/** What the browser needs of nextContract.ts, which would bring the rest along. */
import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types.js'

/** Fetches a whole page ahead. Next by itself would stop at the first dynamic part, which here is the whole page. */
export const prefetchPage = (
  router: { prefetch: (href: string, options: { kind: PrefetchKind }) => void },
  href: string,
): void => router.prefetch(href, { kind: PrefetchKind.FULL })

const LOOK_MS = 500
const EMPTY_LOOKS = 7

/**
 * Opens a page without loading a document. Now and then Next's router shows an empty page for good where the data is answered by
 * 404 and only the page's frame was prefetched: then the document says what is missing.
 */
export function openPage(router: { push: (href: string) => void }, href: string): void {
  const page = new URL(href, location.href).href
  let looks = 0
  const watch = setInterval(() => {
    const isEmpty = !document.querySelector('main')
    if (location.href !== page) looks = 0
    else if (isEmpty && looks < EMPTY_LOOKS) looks++
    else {
      clearInterval(watch)
      if (isEmpty) location.replace(page)
    }
  }, LOOK_MS)
  setTimeout(() => clearInterval(watch), 30_000)
  router.push(href)
}
