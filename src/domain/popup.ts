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
  /^\/(?:sign-in|account|watchlist|success|spin-to-win|online-payment|pay|reservations|bookings|saved-searches)(?:\/|$)/,
  /^\/(?:book-test-drive|service\/booking|checkout-journey|cars\/[^/]+\/(?:checkout|buy-online))(?:\/|$)/,
  /^\/(?:trade-in|sell-my-car|sell-your-car|cars\/trade-in|valuations|personalised\/finance)(?:\/|$)/,
  /^\/(?:contact-us|models\/get-quote|customer-feedback-survey)$/,
]

export const DISMISSED = 'popup_closed'

export const showsPopup = (
  { paths, until, version }: Pick<PopupView, 'paths' | 'until' | 'version'>,
  path: string,
  now: number,
  closed: unknown,
): boolean =>
  closed !== version &&
  (until === null || now <= until) &&
  (paths.length ? paths.includes(path) : !NEVER_ON.some((page) => page.test(path)))
