'use client'
import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'

const answerSchema = z.object({ to: z.string() })
const faultSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/** Mails the person or address that is saved, so that nobody finds out with the first lead. */
export function TestMail() {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const [said, setSaid] = useState('')
  if (!id) return <p className="fc fc--field fc-muted">Save it first; then send a test from here.</p>

  async function send() {
    setSaid('Sending …')
    const response = await fetch(`/admin/api/test-mails/${id}`, {
      method: 'POST',
      credentials: 'same-origin',
    }).catch(() => null)
    const answer: unknown = await response?.json().catch(() => null)
    const sent = answerSchema.safeParse(answer)
    const fault = faultSchema.safeParse(answer)
    if (sent.success) setSaid(`A test is on its way to ${sent.data.to}.`)
    else setSaid(fault.data?.errors[0]?.message ?? 'That did not work. Try again.')
  }

  return (
    <div className="fc fc--field">
      <button className="fc-btn" type="button" onClick={send} disabled={isModified}>
        Send a test mail
      </button>
      <p role="status">{isModified ? 'Save first: the test goes to what is saved.' : said}</p>
    </div>
  )
}
