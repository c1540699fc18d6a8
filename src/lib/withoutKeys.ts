/** Addresses as a lead, a consent or a log may have them: without what opens somebody's reservation, booking or account. */

const SECRETS = new Set(
  'key token link code session id sid secret password pass pwd auth authorization signature sig nonce otp magic access_token id_token refresh_token api_key apikey confirm'.split(
    ' ',
  ),
)
/** Numbers of clicks on advertisements are as long as keys, and open nothing. */
const CLICKS =
  /^(?:utm_\w+|hsa_\w+|_gl|_ga|[gdwy]?clid|[gw]braid|gad_\w+|gclsrc|fbclid|fb\w*_id|msclkid|ttclid|twclid|li_fat_id|srsltid|epik|rdt_cid|sccid|irclickid|mc_[ce]id|_hs\w+|ef_id|s_kwcid)$/i
/** 22 letters of base64 or hex are 128 bits: what is longer and mixes letters and digits was made by a machine. */
const KEY =
  /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9_-]{22,}={0,2}$|^(?=.*[a-z])(?=.*[A-Z\d])[A-Za-z0-9_-]{40,}={0,2}$|^ey[\w-]+\.[\w-]+\.[\w-]*$/
/** Words of an address, such as the name of a car. */
const WORDS = /^[a-z0-9]{1,16}(?:[-_][a-z0-9]{1,16})+$/

const looksLikeKey = (value: string): boolean => KEY.test(value) && !WORDS.test(value)

export const isSecretParameter = (name: string, value: string): boolean =>
  !CLICKS.test(name) && (SECRETS.has(name.toLowerCase()) || looksLikeKey(value))

const isAddress = (value: string): boolean => /^(?:\/|https?:\/\/)/i.test(value)

function queryWithoutKeys(query: string): string {
  const left = query.split('&').flatMap((part) => {
    const [[name, value] = ['', '']] = [...new URLSearchParams(part)]
    if (isSecretParameter(name, value)) return []
    // The way back from a sign-in is an address itself.
    if (!isAddress(value)) return [part]
    const inner = withoutKeys(value)
    return [inner === value ? part : `${encodeURIComponent(name)}=${encodeURIComponent(inner)}`]
  })
  return left.join('&')
}

/** The address with all else as it was. Takes whole addresses and those that begin with a slash. */
export function withoutKeys(address: string): string {
  const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(address) ?? []
  const open = path
    .replace(/^([a-z][a-z\d+.-]*:)?\/\/[^/@]*@/i, '$1//')
    .split('/')
    .map((segment) => (looksLikeKey(segment) ? '…' : segment))
    .join('/')
  const rest = query ? queryWithoutKeys(query) : ''
  const mark = hash && !hash.includes('=') && !looksLikeKey(hash) ? `#${hash}` : ''
  return `${open}${rest && `?${rest}`}${mark}`
}
