/** What can be reached from the public internet: for what is asked for, and for what staff enter. */
import ipaddr from 'ipaddr.js'

/** Public by number, but it is the host's own control service (Azure). */
const CONTROL = new Set(['168.63.129.16'])
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')
/** Names that lead nowhere outside a building or a machine. */
const INSIDE = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|arpa)$/i

/** The library also accepts short and octal forms, which no resolver returns. */
const isNumber = (host: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(host) || ipaddr.IPv6.isValid(host)

/** True for public internet addresses only; false for IPv6 forms that wrap an IPv4 address. */
export function isPublicAddress(address: string): boolean {
  if (!isNumber(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || CONTROL.has(parsed.toString())) return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST)
}

/** Of the host of a `URL`. Where a name leads is seen when it is asked for. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|[\].]$/g, '')
  return isNumber(host) ? isPublicAddress(host) : host.includes('.') && !INSIDE.test(host)
}

/** What is wrong with an address that staff enter to send to or to load from, before anything is asked of it; null when nothing is. */
export function addressProblem(url: unknown): string | null {
  if (typeof url !== 'string' || !/^https:\/\//i.test(url))
    return 'Enter an address that starts with https://.'
  if (!URL.canParse(url)) return 'Enter a whole address such as https://www.example.com/cars.'
  const { username, password, port, hostname } = new URL(url)
  if (username || password) return 'Use the address without a user name or password.'
  if (!isPublicHost(hostname))
    return 'This address is not on the public internet. Use one that everybody can reach.'
  return port && port !== '80' ? 'Use the address without the port number.' : null
}
