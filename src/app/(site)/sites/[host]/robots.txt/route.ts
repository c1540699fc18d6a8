import { siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

interface Context {
  params: Promise<{ host: string }>
}

/** Crawlers must not read personal pages, nor filter addresses, whose number has no limit. */
const CLOSED = [
  '/api/',
  '/account',
  '/garage',
  '/compare',
  '/watchlist',
  '/sign-in',
  '/success',
  '/spin-to-win',
  '/chat-window/',
  '/saved-searches',
  '/*/checkout',
  '/*?*sortBy=',
]

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const site = await siteOfHost((await params).host)
  if (!site) return new Response('Not found\n', { status: 404 })
  const lines = [
    t('User-agent: *'),
    ...CLOSED.map((path) => t('Disallow: {path}', { path })),
    '',
    `Sitemap: ${site.origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
