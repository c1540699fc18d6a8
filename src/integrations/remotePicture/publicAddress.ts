import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Public by its number, but the host's own control service (Azure). */
const CONTROL = new Set(['168.63.129.16'])
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/**
 * True for an address of the public internet. False for everything that may lead inside: loopback, private, link-local
 * (cloud metadata), shared (CGNAT), unique-local, multicast, reserved, and every IPv6 form that wraps an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  // The library also reads short and octal forms, which no resolver gives.
  if (!isIP(address) || !ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || CONTROL.has(parsed.toString())) return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST)
}
