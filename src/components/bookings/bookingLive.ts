'use client'
import { type Live, liveForm, postOnce } from '@/components/forms/liveForm'
import { type BookingFormInput, bookingFormSchema } from '@/features/bookings/bookingFormSchema.rules'
import { isRecord } from '@/lib/isRecord'
import { visitsOf } from '@/lib/visits'
import type { BookingView, OtherTime } from './view'

const isTime = (value: unknown): value is OtherTime =>
  isRecord(value) && typeof value.start === 'string' && typeof value.label === 'string'

/** `onTaken`: somebody else was faster, and these free times are the nearest. */
export const bookingLive = (
  form: HTMLFormElement,
  { action, kind, terms }: BookingView,
  onTaken: (nearest: OtherTime[]) => void,
): Live<BookingFormInput> =>
  liveForm(form, bookingFormSchema({ kind, terms: terms !== null }), async (input, captcha) => {
    const answer = await postOnce(action, JSON.stringify(input), {
      ...input,
      captcha: captcha || undefined,
      url: location.href,
      source: 'Website',
      lead_attributes: visitsOf(location),
    })
    if (answer.kind === 'refused' && Array.isArray(answer.body.nearest))
      onTaken(answer.body.nearest.filter(isTime))
    return answer
  })
