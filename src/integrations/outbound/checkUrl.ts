import { isIP } from 'node:net'
import { RemoteFault, type Guard } from './types'

const refuse = (message: string) => new RemoteFault('barred', message)

/** Checks numeric hosts here, names when they are resolved. @throws RemoteFault `barred` */
export function checkUrl(
  address: string,
  base: URL | undefined,
  guard: Pick<Guard, 'allowsAddress' | 'allowsPort'>,
): URL {
  if (!URL.canParse(address, base)) throw refuse('is not a web address')
  const url = new URL(address, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw refuse('must start with http:// or https://')
  if (url.username || url.password) throw refuse('must not hold a user name or password')
  if (!guard.allowsPort(url.port)) throw refuse('must use the port of its scheme')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !guard.allowsAddress(host)) throw refuse('leads to an address that is not public')
  return url
}
