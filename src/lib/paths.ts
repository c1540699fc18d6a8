/** The whole address of a stored one; undefined for what is none, such as `http://`. */
export const absoluteHref = (stored: string, origin: string): string | undefined =>
  URL.canParse(stored, origin) ? new URL(stored, origin).href : undefined

/** `www.dealer.example/valuations/start`: what an address asks for besides, such as all answers of a form, is left out. */
export function pageName(address: string): string {
  if (!URL.canParse(address)) return address
  const { host, pathname } = new URL(address)
  return `${host}${pathname.replace(/\/$/, '')}`
}

/** The address or the content belongs to one shopper: a token of a mail, a number of a reservation, a typed rego. */
const PERSONAL =
  /^\/(?:account|bookings|checkout-journey|messages|online-payment|pay|reservations|review-feedback|saved-searches|shortlists|sign-in|sign-out|valuations|watchlist)(?:\/|$)/i

/** Pages that no tracker is loaded on, whatever the visitor allowed: it would tell its company the address. */
export const isPersonalPath = (path: string): boolean => PERSONAL.test(path)

/** Where AI agents search a dealer's stock, by the Model Context Protocol. */
export const MCP_PATH = '/mcp'
