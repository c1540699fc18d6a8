import type { Slot } from '@/core/place/slots'
import { json } from '@/app/api/cars/answers'
import { otherTimesPage } from '@/app/api/forms/plainPages'
import type { Sender } from '@/app/api/forms/plainFrame'
import type { PostedForm } from '@/app/api/forms/readForm'
import { phrase, t } from '@/lib/words'
import { translateFaults } from '@/app/api/forms/translateFaults'
import { momentText } from '@/core/place/moments'

const GONE = phrase('Somebody else has just taken this time. Please choose another.')
const CLOSED = phrase('There is no such time: we are closed then, or it is too soon. Please choose another.')

/** 409. A browser without JavaScript gets its form back with other times to choose. */
export function otherTimes(
  { site, request }: Sender,
  { plain, values }: Pick<PostedForm, 'plain' | 'values'>,
  zone: string,
  { nearest, isOffered }: { nearest: readonly Slot[]; isOffered: boolean },
): Response {
  const why = isOffered ? GONE : CLOSED
  const times = nearest.map(({ start }) => ({ start, label: momentText(start, zone) }))
  const { start: _gone, captcha: _used, confirm: _step, ...typed } = values
  return plain
    ? otherTimesPage({ site, request }, new URL(request.url).pathname, typed, { times, isOffered })
    : json({ error: t(why), errors: translateFaults([{ path: 'start', message: why }]), nearest: times }, 409)
}
