import { siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { countryFacts } from '@/core/dealer/country/country'
import { PARTNER_PLACES } from '@/lib/partners/budget'
import { partnerFrame } from '@/lib/partners/frame'

interface Context {
  params: Promise<{ host: string; place: string }>
}

/** The frame of a partner at one place of this dealer's pages; 404 where the dealer has none there. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { host, place: typed } = await params
  const site = await siteOfHost(host)
  const place = PARTNER_PLACES.find((one) => one === typed)
  const script = site && place ? site.config.trackers.partners[place] : ''
  if (!site || !script) return new Response('Not found\n', { status: 404 })
  return partnerFrame(request, { script, lang: countryFacts(site.config.country).lang })
}
