import { isServedHost } from '@/data/directory'

/** Asked by the TLS proxy before it fetches a certificate: 200 for a host that is served here, 404 for any other. */
export async function GET(request: Request): Promise<Response> {
  const domain = new URL(request.url).searchParams.get('domain')?.toLowerCase() ?? ''
  return new Response(null, { status: domain && (await isServedHost(domain)) ? 200 : 404 })
}
