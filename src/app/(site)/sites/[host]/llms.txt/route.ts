import { llmsText } from '@/app/(site)/sites/[host]/_lib/llms'
import { siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'

interface Context {
  params: Promise<{ host: string }>
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const site = await siteOfHost((await params).host)
  if (!site) return new Response('Not found\n', { status: 404 })
  return new Response(await llmsText(site), { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } })
}
