import { siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { sitemapEntries, sitemapXml } from '@/app/(site)/sites/[host]/_lib/sitemap'

interface Context {
  params: Promise<{ host: string }>
}

/** One file while a dealer has fewer than 50,000 addresses, which is every dealer. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const site = await siteOfHost((await params).host)
  if (!site) return new Response('Not found\n', { status: 404 })
  const xml = sitemapXml(site.origin, await sitemapEntries(site))
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
