import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { rowHref } from '@/lib/adminHrefs'

export const bookedSchema = z.object({
  id: z.string(),
  reference: z.string(),
  when: z.string(),
  lead: z.string().nullable(),
})
export type BookedAnswer = z.output<typeof bookedSchema>

interface Props {
  booked: BookedAnswer
  name: string
  email: string
  isFromLead: boolean
}

export function Booked({ booked: { reference, when, lead }, name, email, isFromLead }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="fc-card" aria-labelledby="booked-title">
      <h2 id="booked-title" ref={title} tabIndex={-1}>
        Booked: {when}
      </h2>
      <p>
        {name}, reference {reference}.{' '}
        {email ? `A confirmation goes to ${email}.` : 'No email address, so no confirmation is sent.'}
      </p>
      <p className="fc-acts">
        {lead && (
          <a className="fc-btn fc-btn--main" href={rowHref('leads', lead)}>
            {isFromLead ? 'Back to the lead' : 'Open the lead'}
          </a>
        )}
        <a className="fc-btn" href="/admin/bookings">
          Bookings
        </a>
      </p>
    </section>
  )
}
