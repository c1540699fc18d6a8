'use client'
import { type FormEvent, useEffect, useState } from 'react'
import { pushEvent } from '@/components/car/dataLayer'
import { storeContact } from '@/components/forms/contact'
import { useLiveForm } from '@/components/forms/useLiveForm'
import type { BookingFormInput } from '@/features/bookings/bookingFormSchema.rules'
import type { BookingView, OtherTime } from './view'

/** Each car has its own draft. */
const draftOf = ({ kind, hidden }: BookingView): string =>
  `${kind} ${hidden.find(([name]) => name === 'car_id')?.[1] ?? ''}`

/** The live form of a booking. `start`: the chosen time, empty without one. */
export function useBooking(view: BookingView, start: string) {
  /** Null unless somebody else was faster. */
  const [nearest, setNearest] = useState<OtherTime[] | null>(null)
  const { formProps, setValue, errorOf, ...form } = useLiveForm<BookingFormInput>({
    load: async (element) => (await import('./bookingLive')).bookingLive(element, view, setNearest),
    captcha: view.captcha,
    draft: draftOf(view),
    onTaken: (input, { lead_id, link }) => {
      storeContact(input)
      pushEvent({ event: 'lead', lead_id: String(lead_id ?? ''), form: view.kind, ...view.event })
      window.location.assign(String(link))
    },
  })
  const isWrong = errorOf('start') !== undefined
  // React holds the chosen radio, because the times change with the day.
  useEffect(() => {
    setValue?.('start', start || undefined, { shouldValidate: isWrong && start !== '' })
  }, [setValue, start, isWrong])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    setNearest(null)
    formProps.onSubmit(event)
  }
  return { ...form, formProps: { ...formProps, onSubmit }, errorOf, nearest }
}
