'use client'
import { attemptKey, endAttempt } from '@/components/forms/attempts'
import { answeredFailures } from '@/components/forms/failures'
import { type Answer, type Live, liveForm, postOnce } from '@/components/forms/liveForm'
import { type LineInput, lineSchema, type ReserveInput, reserveSchema } from '@/domain/reserve/reserveSchema'
import { type PaymentInput, paymentSchema } from '@/domain/reserve/reserveSchema'
import { isRecord } from '@/lib/isRecord'

const TAKEN = 409

/** As `postOnce`; somebody else's hold is an answer of its own, not a fault of the form. */
async function postReserve(address: string, input: ReserveInput, captcha: string): Promise<Answer> {
  try {
    const key = attemptKey(address, JSON.stringify(input))
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...input, url: location.href, captcha: captcha || undefined }),
    })
    const body: unknown = await response.json()
    if (response.status === TAKEN) return { kind: 'taken', body: { taken: true } }
    if (!response.ok || !isRecord(body)) return { kind: 'refused', failures: answeredFailures(body) }
    endAttempt(address)
    return { kind: 'taken', body }
  } catch {
    return { kind: 'lost' }
  }
}

export const reserveLive = (form: HTMLFormElement, address: string): Live<ReserveInput> =>
  liveForm(form, reserveSchema, (input, captcha) => postReserve(address, input, captcha))

export const lineLive = (form: HTMLFormElement, address: string): Live<LineInput> =>
  liveForm(form, lineSchema, (input, captcha) =>
    postOnce(address, JSON.stringify(input), { ...input, url: location.href, captcha: captcha || undefined }),
  )

export const paymentLive = (form: HTMLFormElement): Live<PaymentInput> =>
  liveForm(form, paymentSchema, (input, captcha) =>
    postOnce('/api/payments', JSON.stringify(input), { ...input, captcha: captcha || undefined }),
  )
