import type { Site } from '@/core/dealer/views'
import type { PostedForm } from './readForm'
import { t } from '@/lib/words'

/** `retryAfter` in seconds. */
export function tooMany(
  { refuse }: Pick<PostedForm, 'refuse'>,
  { tenant, config }: Site,
  retryAfter: number,
): Response {
  const minutes = Math.ceil(retryAfter / 60)
  const wait = minutes === 1 ? t('1 minute') : t('{minutes} minutes', { minutes })
  const { phone, features } = config
  const message =
    phone && !features.revealPhone
      ? t(
          'That is a lot in a short time. Please wait {wait} and send it again, or call {dealer} on {phone}.',
          {
            wait,
            dealer: tenant.name,
            phone,
          },
        )
      : t('That is a lot in a short time. Please wait {wait} and send it again.', { wait })
  return refuse(429, [{ path: '', message }], { 'retry-after': String(retryAfter) })
}
