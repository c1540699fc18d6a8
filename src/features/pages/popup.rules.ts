export interface PopupView {
  /** Changes with its words: a closed pop-up stays closed until then. */
  version: string
  title: string
  text: string
  image_url: string | null
  label: string
  href: string
  /** The last moment, in epoch ms; null without an end. */
  until: number | null
  /** Empty means all pages but those below. */
  paths: readonly string[]
}

/** Nothing interrupts a shopper who signs in, pays, books, fills in a form or reads an answer. */
const NEVER_ON = [
  /^\/(?:sign-in|account|watchlist|success|spin-to-win|online-payment|pay|reservations|bookings|saved-searches|shortlists)(?:\/|$)/,
  /^\/(?:book-test-drive|service\/booking|checkout-journey|cars\/[^/]+\/(?:checkout|buy-online))(?:\/|$)/,
  /^\/(?:trade-in|sell-my-car|sell-your-car|cars\/trade-in|valuations|personalised\/finance)(?:\/|$)/,
  /^\/(?:contact-us|models\/get-quote|customer-feedback-survey)$/,
]

/** The versions that a browser has closed. */
export const DISMISSED = 'popup_closed'
export const MOST_DISMISSED = 20

const isFor = ({ paths }: Pick<PopupView, 'paths'>, path: string): boolean =>
  paths.length ? paths.includes(path) : !NEVER_ON.some((page) => page.test(path))

/** What opens over a page: the newest that is for it and not over, unless the shopper has closed that one. */
export function popupFor<Popup extends Pick<PopupView, 'paths' | 'until' | 'version'>>(
  newestFirst: readonly Popup[],
  path: string,
  now: number,
  closed: readonly string[],
): Popup | null {
  const newest = newestFirst.find((one) => isFor(one, path) && (one.until === null || now <= one.until))
  return newest && !closed.includes(newest.version) ? newest : null
}

/** Without those that newer ones hide on each of their pages: they are part of every page. */
export function openable<Popup extends Pick<PopupView, 'paths'>>(newestFirst: readonly Popup[]): Popup[] {
  const stored: Popup[] = []
  const isHidden = (popup: Popup): boolean =>
    popup.paths.length
      ? popup.paths.every((path) => stored.some((newer) => isFor(newer, path)))
      : stored.some(({ paths }) => !paths.length)
  for (const popup of newestFirst) if (!isHidden(popup)) stored.push(popup)
  return stored
}
