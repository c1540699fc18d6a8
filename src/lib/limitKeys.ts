/** Counters must not hold people's addresses in plain text. */
import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'

export const emailKey = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * One mailbox under its many spellings, for counting only: mails go to the address as it was typed. `ann+cars@x` arrives at
 * `ann@x` with every provider that people use; Gmail documents that it ignores dots and that both its domains are one.
 */
export function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? []
  if (!domain) return email.trim().toLowerCase()
  const [own = ''] = local.split('+')
  // An address that begins with a plus is a name of its own.
  const name = own || local
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** Of an e-mail address or a phone number. */
export const personKey = (login: string): string => emailKey(mailboxOf(login))

/** A household or office has a whole IPv6 /64. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/
/** False for a caller without an address, and for this machine or a proxy on it: they are not one person's. */
export const isOneSender = (address: string): boolean => address !== '' && !LOOPBACK.test(address)

/** For countEach. A caller without an address, such as a test or a command, is not counted by it. */
export const byAddress = <Limit>(limit: Limit, address: string): (readonly [Limit, string])[] =>
  address ? [[limit, addressKey(address)]] : []
