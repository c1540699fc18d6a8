import type { Slot } from '@/domain/appointments/slots'
import { shortWhen } from '@/domain/appointments/words'
import { json } from '@/app/api/cars/answers'
import { otherTimesPage } from '@/app/api/forms/plainPages'
import type { Sender } from '@/app/api/forms/plainFrame'
import type { PostedForm } from '@/app/api/forms/readForm'
import { phrase, t } from '@/lib/words'
import { said } from '@/app/api/forms/said'

const GONE = phrase('Somebody else has just taken this time. Please choose another.')

/** 409. A browser without JavaScript gets its form back with other times to choose. */
export function otherTimes(
  { site, request }: Sender,
  { plain, values }: Pick<PostedForm, 'plain' | 'values'>,
  zone: string,
  nearest: readonly Slot[],
): Response {
  const times = nearest.map(({ start }) => ({ start, label: shortWhen(start, zone) }))
  const { start: _gone, captcha: _used, confirm: _step, ...typed } = values
  return plain
    ? otherTimesPage({ site, request }, new URL(request.url).pathname, typed, times)
    : json({ error: t(GONE), errors: said([{ path: 'start', message: GONE }]), nearest: times }, 409)
}
