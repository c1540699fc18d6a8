'use client'
import { type Answer, type Live, liveForm, postOnce } from '@/components/forms/liveForm'
import {
  type LineInput,
  lineSchema,
  type ReserveInput,
  reserveSchema,
} from '@/features/reservations/reserveSchema.rules'
import { visitsOf } from '@/lib/visits'
import { type PaymentInput, paymentSchema } from '@/features/reservations/reserveSchema.rules'

const TAKEN = 409

const post = (address: string, input: ReserveInput | LineInput, captcha: string): Promise<Answer> =>
  postOnce(address, JSON.stringify(input), {
    ...input,
    url: location.href,
    lead_attributes: visitsOf(location),
    captcha: captcha || undefined,
  })

/** A hold by somebody else is a result of its own, not an error of the form. */
const orTaken = (answer: Answer): Answer =>
  answer.kind === 'refused' && answer.status === TAKEN ? { kind: 'taken', body: { taken: true } } : answer

export const reserveLive = (form: HTMLFormElement, address: string): Live<ReserveInput> =>
  liveForm(form, reserveSchema, async (input, captcha) => orTaken(await post(address, input, captcha)))

export const lineLive = (form: HTMLFormElement, address: string): Live<LineInput> =>
  liveForm(form, lineSchema, (input, captcha) => post(address, input, captcha))

export const paymentLive = (form: HTMLFormElement): Live<PaymentInput> =>
  liveForm(form, paymentSchema, (input, captcha) =>
    postOnce('/api/payments', JSON.stringify(input), { ...input, captcha: captcha || undefined }),
  )
