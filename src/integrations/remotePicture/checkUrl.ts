import { isIP } from 'node:net'
import { RemoteFault, type Policy } from './types'

const refuse = (message: string) => new RemoteFault('refused', message)

/** Checks numeric hosts here, names when they are resolved. @throws RemoteFault `refused` */
export function checkUrl(
  address: string,
  base: URL | undefined,
  policy: Pick<Policy, 'allowsAddress' | 'allowsPort'>,
): URL {
  if (!URL.canParse(address, base)) throw refuse('is not a web address')
  const url = new URL(address, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw refuse('must start with http:// or https://')
  if (url.username || url.password) throw refuse('must not hold a user name or password')
  if (!policy.allowsPort(url.port)) throw refuse('must use the port of its scheme')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !policy.allowsAddress(host)) throw refuse('leads to an address that is not public')
  return url
}
