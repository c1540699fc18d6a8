import { failure, json } from '@/app/api/cars/answers'
import type { Site } from '@/core/dealer/views'
import { env } from '@/env'
import { countEach, type Limit } from '@/lib/limiter'
import { byAddress } from '@/lib/limitKeys'
import { log } from '@/lib/log'
import { readBody } from '@/lib/requestBody'
import { phrase } from '@/lib/words'

/** Each reveal is counted as somebody who wants to call. */
const LIMIT: Limit = { keyPrefix: 'reveal-phone', points: 60, duration: 600 }
const MANY = phrase('That is a lot in a short time. Please wait a few minutes.')

/** 200 {phone}, null where there is none; 429 for a sender that asks for many. Each request is logged as lead tracking. */
export async function revealPhone(
  request: Request,
  site: Site,
  of: { dealership_id: string } & ({ car_id: string } | { location_id: string }),
  phone: () => string | null | Promise<string | null>,
): Promise<Response> {
  const body = await readBody(request)
  if (!body.ok) return failure(body.status, body.error)
  const counted = await countEach(byAddress(LIMIT, request.headers.get('x-forecourt-ip') ?? ''), env.redisUrl)
  if (!counted.ok) return failure(429, MANY, { 'retry-after': String(counted.retryAfter) })
  log.info({ event: 'reveal-phone', ...of, website_id: site.tenant.id }, 'phone number revealed')
  return json({ phone: await phone() })
}
