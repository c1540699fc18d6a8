/** Counters must not hold people's addresses in plain text. */
import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import type { Limit } from './limiter'

export const emailKey = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

/** A household or office has a whole IPv6 /64. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
}

/** For countEach. A caller without an address, such as a test or a command, is not counted by it. */
export const byAddress = (limit: Limit, address: string): (readonly [Limit, string])[] =>
  address ? [[limit, addressKey(address)]] : []
