import { LOCALE } from '@/lib/figures'
import { partnerFrame } from '@/lib/partners/frame'

/** For scripts that are tried: the address comes in the fragment, from a press on the page around it. */
export const GET = (request: Request): Response => partnerFrame(request, { script: '', lang: LOCALE })
