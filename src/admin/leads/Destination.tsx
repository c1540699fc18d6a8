'use client'
import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { ask } from '@/admin/ask/ask'
import { LiveButton } from '@/admin/ask/LiveButton'
import { testWords } from './testWords'

const signingSecretAnswerSchema = z.object({ secret: z.string() })
const SIGNING_SECRET_FAULT = 'That did not work. Try again.'

/** The secret that signs a webhook's calls: shown once, when it is made. */
export function SigningSecret() {
  const { id, collectionSlug } = useDocumentInfo()
  const [shown, setShown] = useState<{ secret: string } | { fault: string } | null>(null)
  if (!id) return <p className="fc-muted">Save it first; then make its signing secret here.</p>

  async function make() {
    const { fault, data } = await ask(`/${collectionSlug}/${id}/secret`)
    const answer = signingSecretAnswerSchema.safeParse(data)
    setShown(answer.success ? answer.data : { fault: fault ?? SIGNING_SECRET_FAULT })
  }

  return (
    <div className="fc fc--field">
      <p>
        <button className="fc-btn" type="button" onClick={make}>
          Create a new signing secret
        </button>
      </p>
      <p className="fc-muted">
        Nothing is sent until there is one. After a change, the old secret also signs for a day.
      </p>
      <p role="status">
        {shown && 'secret' in shown && (
          <>
            Copy it now. It is not shown again: <code>{shown.secret}</code>
          </>
        )}
        {shown && 'fault' in shown && shown.fault}
      </p>
    </div>
  )
}

const testMailAnswerSchema = z.object({ to: z.string() })
const TEST_MAIL_FAULT = 'That did not work. Try again.'

/** Sends a test to the saved person or address, so that mistakes show before the first lead. */
export function TestMail() {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const [message, setMessage] = useState('')
  if (!id) return <p className="fc fc--field fc-muted">Save it first; then send a test from here.</p>

  async function send() {
    setMessage('Sending …')
    const { fault, data } = await ask(`/test-mails/${id}`)
    const sent = testMailAnswerSchema.safeParse(data).data
    setMessage(sent ? `A test is on its way to ${sent.to}.` : (fault ?? TEST_MAIL_FAULT))
  }

  return (
    <div className="fc fc--field">
      <LiveButton className="fc-btn" type="button" onClick={send} disabled={isModified}>
        Send a test email
      </LiveButton>
      <p role="status">{isModified ? 'Save first: the test goes to the saved address.' : message}</p>
    </div>
  )
}

const testWebhookAnswerSchema = z.discriminatedUnion('took', [
  z.object({ took: z.literal(true), status: z.number(), ms: z.number() }),
  z.object({ took: z.literal(false), reason: z.string(), words: z.string(), ms: z.number() }),
])
const TEST_WEBHOOK_FAULT = 'That did not work. Try again.'

/** Calls the saved address with a marked test, so that mistakes show before the first lead. */
export function TestWebhook() {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const [message, setMessage] = useState('')
  if (!id) return null

  async function send() {
    setMessage('Sending …')
    const { fault, data } = await ask(`/test-webhooks/${id}`)
    const answer = testWebhookAnswerSchema.safeParse(data).data
    setMessage(answer ? testWords(answer) : (fault ?? TEST_WEBHOOK_FAULT))
  }

  return (
    <div className="fc fc--field">
      <LiveButton className="fc-btn" type="button" onClick={send} disabled={isModified}>
        Send a test
      </LiveButton>
      <p className="fc-muted">A signed call of the type “test”. It is no lead and counts nowhere.</p>
      <p role="status">{isModified ? 'Save first: the test goes to the saved address.' : message}</p>
    </div>
  )
}
