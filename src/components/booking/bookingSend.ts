import { pushEvent } from '@/components/car/dataLayer'
import { storeContact } from '@/components/forms/contact'
import { answeredFailures, type Failure } from '@/components/forms/failures'
import { captchaProof } from '@/components/forms/proof'
import { isRecord } from '@/lib/isRecord'
import { phrase, t } from '@/lib/words'
import type { BookingView } from './view'

export interface OtherTime {
  start: string
  label: string
}
export type Sent = { link: string } | { failures: Failure[]; nearest: OtherTime[] }

const isTime = (value: unknown): value is OtherTime =>
  isRecord(value) && typeof value.start === 'string' && typeof value.label === 'string'

const OFFLINE = phrase(
  'Your booking did not get through. What you typed is still here: check the connection and send it again.',
)

/** Idempotency key per wording: a retry is the same booking. */
const keys = new Map<string, string>()
const keyFor = (wording: string): string => {
  const key = keys.get(wording) ?? crypto.randomUUID()
  keys.set(wording, key)
  return key
}

const textIn = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Never throws: a network error is a result, so the text stays in the form. */
export async function sendBooking(view: BookingView, data: FormData, captcha: string): Promise<Sent> {
  const fields = Object.fromEntries([...data].filter(([name]) => name !== 'confirm'))
  try {
    const answer = await fetch(view.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': keyFor(JSON.stringify(fields)) },
      body: JSON.stringify({
        ...fields,
        captcha: captcha || undefined,
        url: location.href,
        source: 'Website',
      }),
    })
    const body: unknown = await answer.json()
    if (isRecord(body) && typeof body.link === 'string') {
      storeContact({ name: textIn(data, 'name'), email: textIn(data, 'email'), phone: textIn(data, 'phone') })
      pushEvent({ event: 'lead', lead_id: String(body.lead_id ?? ''), form: view.kind, ...view.event })
      return { link: body.link }
    }
    const nearest = isRecord(body) && Array.isArray(body.nearest) ? body.nearest.filter(isTime) : []
    return { failures: answeredFailures(body), nearest }
  } catch {
    return { failures: [{ path: '', message: t(OFFLINE) }], nearest: [] }
  }
}

export { captchaProof }
