/** A search whose list has not come yet is in the history before another page is opened, so Back leads to it. */
import { isPlainClick } from '@/lib/dom'

/** An entry with a state that is not the router's is loaded anew by it: there is no page of it yet. */
const writeEntry = (href: string): void => History.prototype.pushState.call(history, {}, '', href)

const leads = (event: MouseEvent): boolean => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || link.target) return false
  // A car is opened by the router, which has prevented the browser's own way.
  return link.matches('[data-car]') || (!event.defaultPrevented && !link.hash)
}

/** Returns a stop function. */
export function noteOnLeaving(href: string): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const onClick = (event: MouseEvent) => {
    if (!leads(event)) return
    writeEntry(href)
    listening.abort()
    // The browser may bring this page back as it was left, with the list of before.
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
  }
  addEventListener('click', onClick, { signal })
  return () => listening.abort()
}
