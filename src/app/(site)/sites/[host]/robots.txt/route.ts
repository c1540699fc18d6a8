import { siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { robotsText } from '@/search/seo/robots'

interface Context {
  params: Promise<{ host: string }>
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const site = await siteOfHost((await params).host)
  if (!site) return new Response('Not found\n', { status: 404 })
  return new Response(robotsText(site.origin, site.config.unlisted), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
