'use client'
import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { LiveButton } from '@/admin/ask/LiveButton'
import { ask } from '@/admin/ask/ask'
import { testWords } from './testWords'

const answerSchema = z.discriminatedUnion('took', [
  z.object({ took: z.literal(true), status: z.number(), ms: z.number() }),
  z.object({ took: z.literal(false), told: z.string(), words: z.string(), ms: z.number() }),
])
const FAULT = 'That did not work. Try again.'

/** Calls the saved address with a marked test, so that mistakes show before the first lead. */
export function TestWebhook() {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const [said, setSaid] = useState('')
  if (!id) return null

  async function send() {
    setSaid('Sending …')
    const { fault, data } = await ask(`/test-webhooks/${id}`)
    const answer = answerSchema.safeParse(data).data
    setSaid(answer ? testWords(answer) : (fault ?? FAULT))
  }

  return (
    <div className="fc fc--field">
      <LiveButton className="fc-btn" type="button" onClick={send} disabled={isModified}>
        Send a test
      </LiveButton>
      <p className="fc-muted">A signed call of the type “test”. It is no lead and counts nowhere.</p>
      <p role="status">{isModified ? 'Save first: the test goes to the saved address.' : said}</p>
    </div>
  )
}
