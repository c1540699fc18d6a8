import { isServedHost } from '@/data/directory'
import { methods } from '@/app/api/methods'

/** For the TLS proxy: 200 for a host of a tenant, 404 for any other, 503 while the database is unavailable. */
async function isAllowed(request: Request): Promise<Response> {
  const domain = new URL(request.url).searchParams.get('domain')?.toLowerCase() ?? ''
  const served = domain ? await isServedHost(domain).catch(() => null) : false
  return new Response(null, { status: served === null ? 503 : served ? 200 : 404 })
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: isAllowed })
