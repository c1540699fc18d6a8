import { newChallenge } from '@/integrations/captcha'
import { getSite } from '@/data'

/** A proof-of-work challenge for the forms of this host. */
export async function GET(request: Request): Promise<Response> {
  const site = await getSite(request.headers.get('x-forecourt-site') ?? '')
  if (!site) return Response.json({ error: 'Not found' }, { status: 404 })
  return Response.json(await newChallenge(site.host), { headers: { 'cache-control': 'no-store' } })
}
