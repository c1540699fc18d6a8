import { siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'

interface Context {
  params: Promise<{ host: string }>
}

const AN_HOUR = 'public, max-age=3600'

/** Feed readers and older browsers request it by default, whatever the page names. Without an icon: 204. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const site = await siteOfHost((await params).host)
  if (!site) return new Response('Not found\n', { status: 404 })
  const headers = { 'Cache-Control': AN_HOUR }
  const { favicon } = site.config
  return favicon
    ? new Response(null, { status: 302, headers: { ...headers, Location: favicon } })
    : new Response(null, { status: 204, headers })
}
