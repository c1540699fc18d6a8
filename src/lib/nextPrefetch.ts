/** What the browser needs of nextContract.ts, which would bring the rest along. */
import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types.js'

/** Fetches a whole page ahead. Next by itself would stop at the first dynamic part, which here is the whole page. */
export const prefetchPage = (
  router: { prefetch: (href: string, options: { kind: PrefetchKind }) => void },
  href: string,
): void => router.prefetch(href, { kind: PrefetchKind.FULL })

/**
 * Opens a page without loading a document. Now and then Next's router shows nothing for data that is answered by 404, when the page's
 * frame was prefetched and its rest was not: then the document says what is missing.
 */
export function openPage(router: { push: (href: string) => void }, href: string): void {
  const page = new URL(href, location.href).href
  const answers = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isMissing = entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400
      if (isMissing && entry.name.replace(/[?&]_rsc=[^&]*/, '') === page)
        location[location.href === page ? 'replace' : 'assign'](page)
    }
  })
  answers.observe({ type: 'resource' })
  // The frame may come before the page, and its answer says nothing of it.
  setTimeout(() => answers.disconnect(), 15_000)
  router.push(href)
}
