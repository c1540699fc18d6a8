import { pushEvent } from '@/components/car/dataLayer'
import { attemptKey, endAttempt } from '@/components/forms/attempts'
import { storeContact } from '@/components/forms/contact'
import { answeredFailures, type Failure } from '@/components/forms/failures'
import { captchaProof } from '@/components/forms/proof'
import { isRecord } from '@/lib/isRecord'
import { visitsOf } from '@/lib/visits'
import { phrase, t } from '@/lib/words'
import { checkBooking } from './checkBooking'
import type { BookingView } from './view'

export interface OtherTime {
  start: string
  label: string
}
export type Sent = { link: string } | { failures: Failure[]; nearest: OtherTime[] | null }

const isTime = (value: unknown): value is OtherTime =>
  isRecord(value) && typeof value.start === 'string' && typeof value.label === 'string'

const OFFLINE = phrase(
  'Your booking did not get through. What you typed is still here: check the connection and send it again.',
)

const textIn = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Never throws: a network error is a result, so the text stays in the form. The Idempotency-Key belongs to the
 * wording: a retry, even after a reload, is the same booking.
 */
export async function sendBooking(view: BookingView, data: FormData, captcha: string): Promise<Sent> {
  const fields = Object.fromEntries([...data].filter(([name]) => name !== 'confirm'))
  const key = attemptKey(view.action, JSON.stringify(fields))
  try {
    const answer = await fetch(view.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        ...fields,
        captcha: captcha || undefined,
        url: location.href,
        source: 'Website',
        lead_attributes: visitsOf(location),
      }),
    })
    const body: unknown = await answer.json()
    if (isRecord(body) && typeof body.link === 'string') {
      endAttempt(view.action)
      storeContact({ name: textIn(data, 'name'), email: textIn(data, 'email'), phone: textIn(data, 'phone') })
      pushEvent({ event: 'lead', lead_id: String(body.lead_id ?? ''), form: view.kind, ...view.event })
      return { link: body.link }
    }
    const nearest = isRecord(body) && Array.isArray(body.nearest) ? body.nearest.filter(isTime) : null
    return { failures: answeredFailures(body), nearest }
  } catch {
    return { failures: [{ path: '', message: t(OFFLINE) }], nearest: null }
  }
}

export { captchaProof, checkBooking }
