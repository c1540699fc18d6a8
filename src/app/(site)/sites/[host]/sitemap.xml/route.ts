import { siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { sitemapEntries, sitemapXml } from '@/app/(site)/sites/[host]/_lib/sitemap'

interface Context {
  params: Promise<{ host: string }>
}

/** One file is enough: its limit is 50,000 addresses. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const site = await siteOfHost((await params).host)
  if (!site) return new Response('Not found\n', { status: 404 })
  const xml = sitemapXml(site.origin, await sitemapEntries(site))
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
