import ipaddr from 'ipaddr.js'

/** The part of an address that one visitor cannot change at will: a household or office has a whole IPv6 /64 to itself. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
}
