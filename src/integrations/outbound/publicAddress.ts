import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Public by number, but it is the host's own control service (Azure). */
const CONTROL = new Set(['168.63.129.16'])
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/** True for public internet addresses only; false for IPv6 forms that wrap an IPv4 address. */
export function isPublicAddress(address: string): boolean {
  // The library also accepts short and octal forms, which no resolver returns.
  if (!isIP(address) || !ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || CONTROL.has(parsed.toString())) return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST)
}
