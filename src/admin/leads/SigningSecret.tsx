'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { ask } from '@/admin/ask/ask'

const answerSchema = z.object({ secret: z.string() })
const FAULT = 'That did not work. Try again.'

/** The secret that signs a webhook's calls: shown once, when it is made. */
export function SigningSecret() {
  const { id } = useDocumentInfo()
  const [shown, setShown] = useState<{ secret: string } | { fault: string } | null>(null)
  if (!id) return <p className="fc-muted">Save it first; then make its signing secret here.</p>

  async function make() {
    const { fault, data } = await ask(`/lead-destinations/${id}/secret`)
    const answer = answerSchema.safeParse(data)
    setShown(answer.success ? answer.data : { fault: fault ?? FAULT })
  }

  return (
    <div className="fc fc--field">
      <button className="fc-btn" type="button" onClick={make}>
        Create a new signing secret
      </button>
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
