'use client'
import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { LiveButton } from '@/admin/ask/LiveButton'
import { ask } from '@/admin/ask/ask'

const answerSchema = z.object({ to: z.string() })
const FAULT = 'That did not work. Try again.'

/** Sends a test to the saved person or address, so that mistakes show before the first lead. */
export function TestMail() {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const [said, setSaid] = useState('')
  if (!id) return <p className="fc fc--field fc-muted">Save it first; then send a test from here.</p>

  async function send() {
    setSaid('Sending …')
    const { fault, data } = await ask(`/test-mails/${id}`)
    const sent = answerSchema.safeParse(data).data
    setSaid(sent ? `A test is on its way to ${sent.to}.` : (fault ?? FAULT))
  }

  return (
    <div className="fc fc--field">
      <LiveButton className="fc-btn" type="button" onClick={send} disabled={isModified}>
        Send a test email
      </LiveButton>
      <p role="status">{isModified ? 'Save first: the test goes to the saved address.' : said}</p>
    </div>
  )
}
