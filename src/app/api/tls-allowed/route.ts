import ipaddr from 'ipaddr.js'
import { isServedHost } from '@/core/dealer/read/directory'
import { methods } from '@/app/api/methods'

const NEAR: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal'])

/** The proxy asks from the same machine or network. A visitor's call comes through it, with the visitor's own address. */
function isFromProxy({ headers }: Request): boolean {
  const address = headers.get('x-forecourt-ip') ?? ''
  return !address || (ipaddr.isValid(address) && NEAR.has(ipaddr.process(address).range()))
}

/** For the TLS proxy: 200 for a host of a tenant, 404 for any other and for strangers, who would learn whose customers they are; 503 while the database is unavailable. */
async function isAllowed(request: Request): Promise<Response> {
  if (!isFromProxy(request)) return new Response(null, { status: 404 })
  const domain = new URL(request.url).searchParams.get('domain')?.toLowerCase() ?? ''
  const served = domain ? await isServedHost(domain).catch(() => null) : false
  return new Response(null, { status: served === null ? 503 : served ? 200 : 404 })
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: isAllowed })
