/** Shoppers' photos of a car that they want to sell. */
const TRADE_PHOTOS = '/api/trade-in/photos'
/** Where staff send files: as they are, or in a form. */
export const UPLOADS = /^\/admin\/api\/(?:media|fonts|car-photos|stock-files)(?:\/|$)/
/** Read as a whole and parsed, whatever the address. */
const PARSED = /^(?:application\/(?:[\w.+-]*json|x-www-form-urlencoded)|text\/)/i
const KB = 1024
const MB = 1024 * KB

export interface Sender {
  /** True when the request says its size. */
  isDeclared: boolean
  contentType: string
  /** True for a person of the staff who signed in. */
  isStaff: boolean
}

/**
 * In bytes, as sent (packed or not). Strangers send the forms of the sites and a sign-in, and no more: a body is parsed in
 * the process that serves all sites. Too many photos of a declared size are let in, for their route to refuse on the site's
 * own page without keeping them. An integrator's key is checked before its body is read.
 */
export function bodyLimit(path: string, isPlatform: boolean, sender: Sender): number {
  const [, first, second] = path.split('/')
  if (!isPlatform) return path === TRADE_PHOTOS ? (sender.isDeclared ? 256 : 24) * MB : 64 * KB
  if (first === 'api' && second === 'v1') return 10 * MB
  if (first !== 'admin' || !sender.isStaff) return 64 * KB
  return UPLOADS.test(path) && !PARSED.test(sender.contentType) ? 25 * MB + 64 * KB : MB
}
