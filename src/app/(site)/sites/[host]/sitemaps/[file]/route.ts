import { siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { sitemapFiles } from '@/app/(site)/sites/[host]/_lib/sitemap'
import { sitemapXml, XML } from '@/app/(site)/sites/[host]/_lib/sitemapXml'

interface Context {
  params: Promise<{ host: string; file: string }>
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { host, file } = await params
  const site = await siteOfHost(host)
  const found = site && (await sitemapFiles(site)).find(({ name }) => `${name}.xml` === file)
  if (!site || !found) return new Response('Not found\n', { status: 404 })
  return new Response(sitemapXml(site.origin, found.entries), XML)
}
