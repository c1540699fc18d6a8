import { closest, isPlainClick } from './dom'

const LOOK_MS = 100
/** A press that led nowhere: a file was saved, or the network gave up. */
const GIVE_UP_MS = 10_000

/** Whether a click leads to another page of this site; `data-car` links do without a document. */
const leads = (event: MouseEvent, link: HTMLElement | null): link is HTMLAnchorElement =>
  link instanceof HTMLAnchorElement &&
  isPlainClick(event) &&
  (!event.defaultPrevented || link.hasAttribute('data-car')) &&
  !link.target &&
  !link.hasAttribute('download') &&
  link.origin === location.origin &&
  link.pathname + link.search !== location.pathname + location.search

/** Notes on the document that another page is on its way: a line under the header says so when that takes its time. */
export const watchGoing = (signal: AbortSignal) => {
  const root = document.documentElement
  const stop = () => root.removeAttribute('data-going')
  // A page that the browser kept comes back as it was left.
  addEventListener('pageshow', stop, { signal })
  return (event: MouseEvent): void => {
    if (!leads(event, closest(event, 'a[href]'))) return
    const from = location.href
    const since = Date.now()
    root.setAttribute('data-going', '')
    const look = setInterval(() => {
      if (location.href === from && Date.now() - since < GIVE_UP_MS) return
      clearInterval(look)
      stop()
    }, LOOK_MS)
  }
}
