import { plural } from '@/domain/format'
import type { Site } from '@/domain/views'
import type { PostedForm } from './readForm'

/** 429. The message suggests to wait or to call. `retryAfter` in seconds. */
export function tooMany(
  { refuse }: Pick<PostedForm, 'refuse'>,
  { tenant, config }: Site,
  retryAfter: number,
): Response {
  const call = config.phone && !config.features.revealPhone && `, or call ${tenant.name} on ${config.phone}`
  const wait = plural(Math.ceil(retryAfter / 60), 'minute')
  return refuse(
    429,
    [
      {
        path: '',
        message: `That is a lot in a short time. Please wait ${wait} and send it again${call || ''}.`,
      },
    ],
    { 'retry-after': String(retryAfter) },
  )
}
