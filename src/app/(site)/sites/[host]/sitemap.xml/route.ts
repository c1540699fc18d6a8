import { siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { sitemapFiles } from '@/app/(site)/sites/[host]/_lib/sitemap'
import { sitemapIndexXml, XML } from '@/app/(site)/sites/[host]/_lib/sitemapXml'

interface Context {
  params: Promise<{ host: string }>
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const site = await siteOfHost((await params).host)
  if (!site) return new Response('Not found\n', { status: 404 })
  return new Response(sitemapIndexXml(site.origin, await sitemapFiles(site)), XML)
}
